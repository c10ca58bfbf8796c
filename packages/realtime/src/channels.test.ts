import { expect, test } from "vitest";
import { channelsFor, fullName } from "./channels.ts";

const visitor = { currency: "VND", template: "bob_mobile" };
const names = (audience: Parameters<typeof channelsFor>[0]) => channelsFor(audience).map(fullName);
const carrying = (event: string) =>
  channelsFor({ ...visitor, memberId: "88213" })
    .filter(({ events }) => (events as readonly string[]).includes(event))
    .map(fullName);

test("[RT-27] a visitor joins the public channels and the template's", () => {
  expect(names(visitor)).toEqual(["board", "web_member", "web_api.VND", "bob_mobile_template"]);
});

test("[RT-27] a member joins the private and presence channels too", () => {
  expect(names({ ...visitor, memberId: "88213" })).toEqual([
    ...names(visitor),
    "private-member.88213",
    "private-member.VND",
    "presence-member.VND",
  ]);
});

test("[RT-11] the template channel follows the active template", () => {
  expect(names({ ...visitor, template: "origin_mobile" })).toContain("origin_mobile_template");
  expect(names({ ...visitor, template: "origin_mobile" })).not.toContain("bob_mobile_template");
  expect(carrying("model_sponsor.url")).toEqual(["bob_mobile_template"]);
  expect(carrying("model_login.url")).toEqual(["bob_mobile_template"]);
});

test("an event about one member arrives only on that member's own channel", () => {
  for (const event of ["game.url", "member.cash", "login", "app_clean_cache"])
    expect(carrying(event)).toEqual(["private-member.88213"]);
  expect(carrying("roulette_display")).toEqual(["private-member.VND"]);
});
