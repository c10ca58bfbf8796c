import { chooseWho } from "@naluma/site/who.fake";
import { afterEach, expect, it } from "vitest";
import { fakeMember } from "./member.fake.ts";

afterEach(() => chooseWho(undefined));

it.each([
  [undefined, true, "member"],
  [undefined, false, "visitor"],
  ["member", false, "member"],
  ["visitor", true, "visitor"],
] as const)(
  "with %s in the toolbar and a story that is signed in: %s, there is a %s",
  (toolbar, signedIn, role) => {
    chooseWho(toolbar);
    expect(fakeMember({ signedIn }).member.ports.session.current().role).toBe(role);
  },
);
