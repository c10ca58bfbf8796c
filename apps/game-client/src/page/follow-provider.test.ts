import { expect, test, vi } from "vitest";
import { afterLost, type AfterLost } from "./follow-provider.ts";
import type { Round } from "./game-view.ts";
import { saysConnectionLost, showMessage } from "./messages.ts";
import type { Answer, Played } from "./provider-calls.ts";

// @vitest-environment jsdom

vi.hoisted(() => {
  document.body.innerHTML = `<p id="status"></p>
    <script type="application/json" id="game-data">{"locale":"en_US"}</script>`;
});

const round: Round = {
  id: "r1",
  engine: "slot",
  at: "",
  stake: "2.00",
  staked: "2.00",
  win: "0.00",
  choice: "",
  moves: [],
  isOver: true,
  next: [],
  elapsed: 0,
  since: 0,
  shown: {},
  nonce: 0,
  clientSeed: "",
  commitment: "",
  serverSeed: undefined,
};
const newest = (id: string): Answer<Played> => ({
  ok: true,
  data: { round: { ...round, id }, balance: "98.00" },
});
const refused = (error: string): Answer<Played> => ({ ok: false, error });

test.each<[string, Answer<Played>, string | undefined, AfterLost]>([
  ["the round that was lost", newest("r1"), "r1", "was-played"],
  ["an older round", newest("r0"), "r1", "was-not-played"],
  ["a round, where none was lost", newest("r0"), undefined, "was-not-played"],
  ["nothing again", refused("lost"), "r1", "still-lost"],
  ["that the game was left", refused("ended"), "r1", "ended"],
  ["that the session is over", refused("session"), "r1", "ended"],
  ["that the player's time is up", refused("session-limit"), "r1", "ended"],
  ["that the player takes a time-out", refused("time-out"), "r1", "ended"],
])("an answer to a lost round that reports %s", (_, answer, lostRound, told) => {
  expect(afterLost(answer, lostRound)).toBe(told);
});

test.each(["lost", "top_up_lost"])("the status line says that the connection is lost: %s", (id) => {
  showMessage(id, "warn");
  expect(saysConnectionLost()).toBe(true);
  showMessage("ready");
  expect(saysConnectionLost()).toBe(false);
});
