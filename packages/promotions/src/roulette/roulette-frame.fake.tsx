import { fakeApi, type Reply } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { ApiContext } from "@naluma/api-client/react";
import { Floats } from "@naluma/ui/float";
import { Toaster } from "@naluma/ui/toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { RouletteFloat, RouletteView } from "./roulette.tsx";

const path = "/arks/web/activity/roulette";

export interface FakeRoulette {
  readonly names?: readonly string[];
  readonly draws?: number;
  readonly info?: () => Reply | Promise<Reply>;
  readonly spin?: () => Reply | Promise<Reply>;
  /** The sandbox's campaigns; undefined on other platforms. */
  readonly campaigns?: unknown;
  readonly onMoney?: () => void;
  /** Whether the page can be interrupted by an unrequested dialog. */
  readonly canInterrupt?: () => boolean;
}

/** A member's page with the roulette's float, and a fake platform. */
export function RouletteFrame(props: FakeRoulette) {
  const { names = ["88.00", "Free spin", "8.88", "Try again", "18.00", "1.88"], draws = 3 } = props;
  const { info, spin, campaigns, onMoney = () => undefined, canInterrupt = () => true } = props;
  const [api] = useState(() =>
    fakeApi({
      [path]: () => ({
        data: {
          detail: {
            prize_settings: names.map((prize_name, index) => ({ prize_id: index + 1, prize_name })),
          },
        },
      }),
      [`${path}/info`]: info ?? (() => ({ data: { detail: { remaining_draws: draws } } })),
      [`${path}/spin`]:
        spin ?? (() => ({ data: { prize_id: 1, remaining_draws: Math.max(0, draws - 1) } })),
      ...(campaigns !== undefined && {
        "/services/v1/member/promotions": () => ({ data: campaigns }),
      }),
    }),
  );
  const [queryClient] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <Floats label="Shortcuts" hide={{ label: "Hide", onHide: () => undefined }}>
          <RouletteFloat memberId={7} />
        </Floats>
        <RouletteView memberId={7} onMoney={onMoney} canInterrupt={canInterrupt} />
        <Toaster label="Notices" dismissLabel="Dismiss" repeated={(count) => `${count} times`} />
      </ApiContext>
    </QueryClientProvider>
  );
}
