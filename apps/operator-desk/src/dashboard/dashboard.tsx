import { useQuery } from "@tanstack/react-query";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { liveQuery, moneyQuery, providersQuery } from "./dashboard.api.ts";
import { Channels, Events, Figures, RefusedCalls } from "./live-panels.tsx";
import { MoneyHeld } from "./money-held.tsx";
import { ProviderStates } from "./provider-states.tsx";

/** What happens at the moment; it is read anew every second while the page is looked at. */
export default function Dashboard() {
  const live = useQuery(liveQuery);
  const money = useQuery(moneyQuery);
  const providers = useQuery(providersQuery);
  return (
    <ScreenFrame name="Dashboard">
      <Read query={live} of="what is live">
        {(data) => <Figures live={data} sessions={money.data?.sessions} />}
      </Read>
      <div className="panels">
        <section className="panel two">
          <h2>Last events</h2>
          {live.data && <Events list={live.data.events} />}
        </section>
        <section className="panel">
          <h2>Channels occupied</h2>
          {live.data && <Channels sockets={live.data.sockets} />}
        </section>
        <section className="panel">
          <h2>Wallet balances</h2>
          <Read query={money} of="the wallets">
            {(held) => <MoneyHeld {...held} />}
          </Read>
        </section>
        <section className="panel">
          <h2>Providers</h2>
          <Read query={providers} of="the providers">
            {(list) => <ProviderStates list={list} />}
          </Read>
        </section>
        <section className="panel">
          <h2>Calls refused, last 15 minutes</h2>
          {live.data && <RefusedCalls list={live.data.refused} />}
        </section>
      </div>
    </ScreenFrame>
  );
}
