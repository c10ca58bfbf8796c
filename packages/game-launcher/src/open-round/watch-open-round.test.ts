import { expect, test, vi } from "vitest";
import { addressOf, koi, playing } from "../runner/launch.runner.fake.ts";
import { watchOpenRound } from "./watch-open-round.ts";

const origin = "https://game.example";
const open = { type: "naluma-round", isOpen: true, stake: "$2.00" };

async function listening() {
  const fake = await playing();
  const page = new EventTarget();
  const notify = vi.fn<(round: { game: string; stake: string }) => void>();
  watchOpenRound({ launcher: fake.launcher, page, notify });
  const hear = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = Object.assign(new Event("message"), {
      data,
      origin,
      source: { opener: page },
      ...from,
    });
    page.dispatchEvent(event);
  };
  return { ...fake, page, notify, hear };
}

test("a round still open when the player quits is named once", async () => {
  const { launcher, notify, hear } = await listening();
  hear(open);
  launcher.quit();
  launcher.loggedOut();
  expect(notify.mock.calls).toEqual([[{ game: koi.name, stake: "$2.00" }]]);
});

test("a game in one of our frames may report an open round too", async () => {
  const { launcher, page, notify, hear } = await listening();
  hear(open, { source: { parent: page } });
  launcher.quit();
  expect(notify).toHaveBeenCalledOnce();
});

test("a round that has ended since is not reported as open", async () => {
  const { launcher, notify, hear } = await listening();
  hear(open);
  hear({ ...open, isOpen: false });
  launcher.quit();
  expect(notify).not.toHaveBeenCalled();
});

test("nothing is shown while the game continues, or when its page reports nothing", async () => {
  const { launcher, notify, hear } = await listening();
  launcher.addressArrived(addressOf("id-1"));
  expect(notify).not.toHaveBeenCalled();
  launcher.quit();
  hear(open);
  launcher.loggedOut();
  expect(notify).not.toHaveBeenCalled();
});

test.each([
  ["of another origin", open, { origin: "https://other.example" }],
  ["of a window that is neither ours nor framed here", open, { source: { opener: null } }],
  ["without a window", open, { source: null }],
  ["of another kind", { type: "something" }, {}],
  ["with a stake that is none", { ...open, stake: "x".repeat(41) }, {}],
  ["that is no object", "naluma-round", {}],
])("a message %s is ignored", async (_, data, from) => {
  const { launcher, notify, hear } = await listening();
  hear(data, from);
  launcher.quit();
  expect(notify).not.toHaveBeenCalled();
});
