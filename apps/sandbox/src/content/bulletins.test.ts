import { describe, expect, test } from "vitest";
import {
  bulletinsOn,
  isInNews,
  popsUpForMember,
  popsUpForVisitors,
  popUpFrequency,
  updatedAt,
  type Bulletin,
} from "./bulletins.ts";

const noon = "2026-03-01T12:00:00.000Z";
const evening = "2026-03-01T20:00:00.000Z";
const at = Date.parse(noon);

const bulletin = (own: Partial<Bulletin> = {}): Bulletin => ({
  display_devices: [1, 2],
  display_locations: [2],
  members_only: false,
  updated_at: noon,
  ...own,
});
const forMembers = (own: Partial<Bulletin> = {}) => bulletin({ members_only: true, ...own });

describe("a template of the site", () => {
  const first = bulletin();
  const later = bulletin({ updated_at: evening, display_devices: [1] });
  const timeless = bulletin({ updated_at: undefined });
  const none = bulletin({ display_devices: [] });
  const all = [timeless, first, none, later];

  test("a template shows its bulletins, newest first, and one without a time last", () => {
    expect(bulletinsOn(1, all)).toEqual([later, first, timeless]);
    expect(bulletinsOn(2, all)).toEqual([first, timeless]);
  });

  test("bulletins of one moment keep the operator's order", () => {
    const second = bulletin({ display_locations: [3] });
    expect(bulletinsOn(1, [second, first])).toEqual([second, first]);
  });
});

test("an invalid time counts as none", () => {
  expect(updatedAt({ updated_at: "soon" })).toBe(0);
});

test.each([
  [true, "what everybody may read and has a place", bulletin()],
  [true, "what has the deposit page alone", bulletin({ display_locations: [3] })],
  [false, "what only the news have", bulletin({ display_locations: [] })],
  [false, "what is for members", forMembers()],
])("it is %s that a visitor sees in a pop-up %s", (isShown, _, one) => {
  expect(popsUpForVisitors(one)).toBe(isShown);
});

test.each([
  [true, "what is for members and has the place", forMembers(), { location: 2 }],
  [false, "what is for everybody: it popped up before the login", bulletin(), { location: 2 }],
  [false, "what has another place", forMembers(), { location: 3 }],
  [true, "what has both places", forMembers({ display_locations: [2, 3] }), { location: 3 }],
  [false, "what has no place", forMembers({ display_locations: [] }), { location: 2 }],
  [
    true,
    "what is newer than the last one put away",
    forMembers(),
    { location: 2, hiddenAt: at - 1 },
  ],
  [false, "what was put away in its very moment", forMembers(), { location: 2, hiddenAt: at }],
  [
    false,
    "what is older than the last one put away",
    forMembers(),
    { location: 2, hiddenAt: at + 1 },
  ],
  [
    true,
    "what has no time, to one who put nothing away",
    forMembers({ updated_at: "" }),
    { location: 2 },
  ],
] as const)("it is %s that a member sees in a pop-up %s", (isShown, _, one, place) => {
  expect(popsUpForMember(one, place)).toBe(isShown);
});

test.each([
  [true, "what everybody may read, to a visitor", bulletin(), false],
  [true, "what pops up nowhere, to a visitor", bulletin({ display_locations: [] }), false],
  [false, "what is for members, to a visitor", forMembers(), false],
  [true, "what is for members, to a member", forMembers(), true],
  [true, "what everybody may read, to a member", bulletin(), true],
])("it is %s that the news show %s", (isShown, _, one, isMember) => {
  expect(isInNews(one, isMember)).toBe(isShown);
});

describe("how often a pop-up is shown", () => {
  const settings = [
    { audience: "members", display_frequency: 0 },
    { audience: "visitors", display_frequency: 5 },
  ] as const;
  test("a pop-up is shown as often as the operator says, to visitors and members separately", () => {
    expect(popUpFrequency(settings, "members")).toBe(0);
    expect(popUpFrequency(settings, "visitors")).toBe(5);
  });
  test("a pop-up is shown at each visit if the operator says nothing", () => {
    expect(popUpFrequency([], "members")).toBe(1);
    expect(popUpFrequency(settings.slice(0, 1), "visitors")).toBe(1);
  });
});
