import type { Api } from "@naluma/api-client";
import { holdCalls, type HeldCalls } from "@naluma/api-client/wire-calls";
import { fakeClock } from "@naluma/machine/clock.fake";
import { twoPlaces } from "@naluma/site/two-places.fake";
import { leave, play } from "./play/play.api.ts";
import { getReceipts } from "./receipts/receipts.api.ts";
import { createGameCalls } from "./runner/game-calls.ts";
import { checkFrame, createFrameCheck } from "./surfaces/ask-frame.ts";

const launchId = "0d6c7c0e-52a3-4d0f-9a63-1f1f3d1a7b55";
const origin = "https://play.example.com";
const game = {
  id: 7,
  providerId: "GPHL",
  type: 2,
  gameCode: "G1001",
  name: "Jade Koi River",
  providerName: "Harbourline",
  customized: false,
  house: "",
  picture: "",
  extra: undefined,
};

const rows = twoPlaces.flatMap(({ name, site, wire }): HeldCalls[] => {
  const settings = { ...site.settings, frameOrigins: ["https://game.example"] };
  const calls = (api: Api) =>
    createGameCalls({
      api,
      settings,
      origin,
      clock: fakeClock(),
      newId: () => launchId,
      client: () => site.client,
      waitForPrivateChannel: async () => true,
    });
  const started = {
    gpId: "GPHL",
    game_type: 2,
    game_code: "G1001",
    device: wire.device,
    lobby_url: "https://play.example.com/close",
  };
  return [
    {
      title: `[LAUNCH-15] [ROUTE-18] [SHELL-55] a start names the game, the device and /close, and carries nothing else, ${name}`,
      send: (api) => calls(api).play(launchId, game),
      sends: [[play, started]],
    },
    ...["seat=4", { seat: 4 }].map((extra): HeldCalls => ({
      title: `[LAUNCH-15] what a game's entry has in extra goes along as it is, ${typeof extra} ${name}`,
      send: (api) => calls(api).play(launchId, { ...game, extra }),
      sends: [[play, { ...started, extra }]],
    })),
    {
      title: `[LAUNCH-20] leaving carries nothing, ${name}`,
      send: (api) => calls(api).leave(launchId, () => undefined),
      sends: [[leave, {}]],
    },
    {
      title: `the platform is asked by the game's address whether it may be framed, ${name}`,
      send: (api) =>
        createFrameCheck({ api, settings, origin, clock: fakeClock() })(
          new URL("https://game.example/run?token=x"),
        ),
      sends: [[checkFrame, { url: "https://game.example/run?token=x" }]],
    },
  ];
});

holdCalls(import.meta.dirname, [
  ...rows,
  {
    title: "the receipts of a member's games are asked for with nothing",
    send: (api) => api.send(getReceipts, {}),
    sends: [[getReceipts, {}]],
  },
]);
