import { expect, test } from "vitest";
import type { Bulletin } from "./bulletin.ts";
import { closingTime, popsUp, type Situation } from "./pop-up-rule.ts";

/** A bulletin of that time; -1 is one whose time cannot be read. */
const of = (time: number): Bulletin => ({
  id: time,
  title: "",
  content: "",
  isPicture: false,
  updatedAt: String(time),
  device: 0,
});
const timeOf = ({ id }: Bulletin) => (id < 0 ? undefined : id);

const situation: Situation = {
  forAll: [of(10)],
  forMember: [],
  isModalAsked: false,
  closedAt: undefined,
  memberClosedAt: undefined,
  timeOf,
};

test.each<[string, Partial<Situation>, boolean]>([
  ["are shown to who has closed none", {}, true],
  ["are not shown where there are none", { forAll: [] }, false],
  ["make room for a dialog that the address asks for", { isModalAsked: true }, false],
  ["stay closed", { closedAt: 20 }, false],
  [
    "come again when one is newer than the closing",
    { closedAt: 20, forAll: [of(10), of(21)] },
    true,
  ],
  [
    "[LOBBY-28] stay closed when the newest was written at the very moment of the closing",
    { closedAt: 20, forAll: [of(20)] },
    false,
  ],
  ["are not newer when nobody can tell", { closedAt: 20, forAll: [of(-1)] }, false],
  ["are shown once even when nobody can tell their time", { forAll: [of(-1)] }, true],
  [
    "of members are shown to who has closed those of visitors",
    { closedAt: 20, forMember: [of(5)] },
    true,
  ],
  [
    "of members stay closed for the member who closed them",
    { closedAt: 20, forMember: [of(5)], memberClosedAt: 20 },
    false,
  ],
])("bulletins %s", (_, change, shown) => expect(popsUp({ ...situation, ...change })).toBe(shown));

test("a pop-up is closed now, and not before its newest bulletin where the clocks disagree", () => {
  expect(closingTime(50, [of(10), of(-1)], timeOf)).toBe(50);
  expect(closingTime(50, [of(10), of(60)], timeOf)).toBe(60);
});

test("[LOBBY-28] a pop-up that was closed under an operator's clock ahead of ours does not come back", () => {
  const forAll = [of(60)];
  const closedAt = closingTime(50, forAll, timeOf);
  expect(popsUp({ ...situation, forAll, closedAt })).toBe(false);
});
