import type { Machine } from "@naluma/machine";
import { browserClock, type Clock } from "@naluma/machine/clock";
import { onDemand } from "@naluma/machine/on-demand";
import { hasLeft } from "@naluma/site/who";
import type { LayoutReader } from "./layout/layout-reader.ts";
import type { LogoutEvent, LogoutState } from "./logout/logout.machine.ts";
import type { createMemberParts, MemberParts } from "./member-parts.ts";
import { layoutQuery } from "./member-queries.ts";
import type { MemberPorts } from "./member.ports.ts";
import type { Session } from "./session/session.ts";

/** The member's part of one page. */
export interface Member {
  readonly ports: MemberPorts;
  readonly clock: Clock;
  readonly session: Session;
  readonly logout: Machine<LogoutState, LogoutEvent>;
  readonly layout: LayoutReader;
  /** Fetches what only a member needs, before it is asked for. A network that fails later takes nothing away then. */
  prepare(): void;
  /** A game is open in a window of ours, or the platform says that one is being played. */
  isPlaying(): boolean;
  /** The player wants to log out. */
  askToLogOut(): void;
}

interface PartsModule {
  readonly createMemberParts: typeof createMemberParts;
}

const noLogout: LogoutState = { at: "idle" };

/** What only a member needs is fetched with the first thing that is asked of it, by `load`. */
export function createMember(
  ports: MemberPorts,
  load: () => PartsModule | Promise<PartsModule> = () => import("./signed-in.ts"),
): Member {
  const { store, api, queryClient, session, clock = browserClock } = ports;
  const make = (module: PartsModule) => module.createMemberParts({ ...ports, clock, askToLogOut });
  const parts = onDemand<MemberParts>(store, () => {
    const module = load();
    return module instanceof Promise ? module.then(make) : make(module);
  });
  const logout = parts.machine(noLogout, (here) => here.logout);

  session.onChange((now, before) => {
    if (hasLeft(now, before) && !store.get(parts.atom)?.isForgetting())
      logout.send({ type: "gone-elsewhere" });
  });

  const isPlaying = () => {
    const layout = queryClient.getQueryData(layoutQuery(api, session.current()).queryKey);
    return ports.isGameActive() || layout?.isPlaying === true;
  };

  function askToLogOut(): void {
    logout.send({ type: "asked", gameOpen: isPlaying() });
  }

  return {
    ports,
    clock,
    session,
    logout,
    layout: {
      refresh: (options) => parts.ask((here) => here.layout.refresh(options)),
      setCash: (cash) => parts.order((here) => here.layout.setCash(cash)),
    },
    prepare: () => parts.order(() => undefined),
    isPlaying,
    askToLogOut,
  };
}
