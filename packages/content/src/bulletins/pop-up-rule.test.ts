import { expect, test } from "vitest";
import type { Bulletin } from "./bulletin.ts";
import { bulletinsToShow, closingTime, type Situation } from "./pop-up-rule.ts";

/** A bulletin with that time; -1 stands for a time that cannot be parsed. */
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
  isGameOn: false,
  closedAt: undefined,
  timeOf,
};

test.each<[string, Partial<Situation>, readonly number[]]>([
  ["are shown to who has closed none", {}, [10]],
  ["are not shown where there are none", { forAll: [] }, []],
  ["of members come before those for everybody", { forMember: [of(5)] }, [5, 10]],
  ["make room for a dialog that the address asks for", { isModalAsked: true }, []],
  ["wait while a game starts, runs or is left", { isGameOn: true }, []],
  ["stay closed", { closedAt: 20 }, []],
  [
    "[LOBBY-28] come again when one is newer than the closing, without what was read",
    { closedAt: 20, forAll: [of(10), of(21)] },
    [21],
  ],
  [
    "[LOBBY-28] stay closed when the newest was written at the very moment of the closing",
    { closedAt: 20, forAll: [of(20)] },
    [],
  ],
  ["are not newer when nobody can tell", { closedAt: 20, forAll: [of(-1)] }, []],
  ["are shown once even when nobody can tell their time", { forAll: [of(-1)] }, [-1]],
  [
    "of members wait for the next visit of who has closed some in this one, login included",
    { closedAt: 20, forMember: [of(5)] },
    [],
  ],
])("bulletins %s", (_, change, shown) =>
  expect(bulletinsToShow({ ...situation, ...change }).map(({ id }) => id)).toEqual(shown),
);

test("a pop-up is stored as closed now, but never before its newest bulletin when the clocks disagree", () => {
  expect(closingTime(50, [of(10), of(-1)], timeOf)).toBe(50);
  expect(closingTime(50, [of(10), of(60)], timeOf)).toBe(60);
});

test("[LOBBY-28] a pop-up that was closed under an operator's clock ahead of ours does not come back", () => {
  const forAll = [of(60)];
  const closedAt = closingTime(50, forAll, timeOf);
  expect(bulletinsToShow({ ...situation, forAll, closedAt })).toEqual([]);
});
