import { post } from "@naluma/api-client";
import { emptyBody, nothing, text } from "@naluma/api-client/wire";
import type { Game } from "@naluma/site/game";
import * as v from "valibot";

/**
 * Starts a game (LAUNCH-15). The response confirms that the game is starting: its address arrives on the member's
 * private channel. `device` is the support device.
 */
export const play = post("/member/game/play1", {
  body: v.object({
    gpId: v.string(),
    game_type: v.number(),
    game_code: v.string(),
    lobby_url: v.string(),
    device: v.number(),
    extra: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
  }),
  reads: v.fallback(v.object({ result: text }), { result: "" }),
});

export const playBody = (
  { providerId, type, gameCode, extra }: Game,
  lobbyUrl: string,
  device: number,
) => ({
  gpId: providerId,
  game_type: type,
  game_code: gameCode,
  lobby_url: lobbyUrl,
  device,
  ...(extra === undefined ? {} : { extra }),
});

/** Ends the member's running game, if any, and returns its balance. */
export const leave = post("/member/game/leave1", { body: emptyBody, reads: nothing });
