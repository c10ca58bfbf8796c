import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { runningLaunch } from "../play/launches.ts";
import type { StartedSandbox } from "./started.ts";

/** Plays three slot rounds, as the page would; the game stays open. */
export async function playThreeRounds(
  sandbox: StartedSandbox,
  { token, memberId }: { readonly token: string; readonly memberId: number },
): Promise<void> {
  const callGame = async (path: string, body: object, session = "") => {
    const answered = await fetch(`${sandbox.services.providerOrigin}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
      body: JSON.stringify(body),
    });
    return v.parse(v.looseObject({ session: v.optional(v.string()) }), await answered.json());
  };

  const game = {
    gpId: "GPHL",
    game_type: 2,
    game_code: sandbox.services.catalogue.gamesOf("GPHL", 2)[0]?.game_code,
    lobby_url: "http://localhost:4000/close",
    device: 1,
  };
  await sandbox.api("/member/game/play1", game, { token, key: randomUUID() });
  const running = await runningLaunch(sandbox.services.db, memberId);
  const { session } = await callGame("session", { ticket: running?.ticket });
  for (const _ of Array.from({ length: 3 }))
    await callGame("rounds", { roundId: randomUUID(), stake: "1.00" }, session);
}
