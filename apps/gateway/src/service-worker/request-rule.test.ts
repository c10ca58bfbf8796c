import { expect, it } from "vitest";
import { handlingOf, type AskedFor } from "./request-rule.ts";
import { workerSettings } from "./service-worker-route.ts";

const origin = "https://play.example";
const rules = { ...workerSettings.rules, origin };

const asked = (path: string, given: Partial<AskedFor> = {}): AskedFor => ({
  method: "GET",
  mode: "cors",
  destination: "",
  url: new URL(path, origin).href,
  ...given,
});
const document = (path: string) => asked(path, { mode: "navigate", destination: "document" });
const picture = (path: string) => asked(path, { mode: "no-cors", destination: "image" });

it.each([
  ["the lobby", document("/"), "page"],
  ["the lobby of an installed site", document("/?pwa=1"), "page"],
  ["the lobby in a language", document("/vi_VN/"), "page"],
  ["a page in a language", document("/vi_VN/discount/3"), "page"],
  ["a list of games", document("/gameHall/2"), "page"],
  ["a page of the member centre, which a visitor's document stands for", document("/user"), "page"],
  ["a script", asked("/assets/desktop/first-AbCd1234.js", { destination: "script" }), "file"],
  ["a font", asked("/assets/mobile/archivo-latin-x.woff2", { destination: "font" }), "file"],
  ["a picture of a game", picture("/media/games/PALG-1.svg"), "picture"],
  ["the mark", picture("/favicon.svg"), "picture"],
] as const)("%s is a %s", (_, request, handling) => {
  expect(handlingOf(request, rules)).toBe(handling);
});

it.each([
  ["a call of the platform", asked("/api/member/profile/my_cash")],
  ["a call that a form sends", asked("/api/member/login", { method: "POST" })],
  ["an address of the platform that somebody opens", document("/api/member/profile")],
  ["a picture of the platform's calls", picture("/api/captcha")],
  ["a running game", document("/play")],
  ["the window of a game", document("/loading")],
  ["a window that closes itself", document("/close")],
  ["a login at another company", document("/authCallback?msg=authLogin&data=x")],
  ["a login by address", document("/?tk=s_12.secret&member_id=4")],
  ["a login by address in a language", document("/vi_VN?enc=abc")],
  ["a form that is sent to a page", { ...document("/"), method: "POST" }],
  ["which build runs", asked("/builds/latest.json?t=1")],
  ["a report", asked("/reports/vitals", { method: "POST" })],
  ["text of the platform's files", asked("/media/sites/1.json")],
  ["what a page asks of the lobby", asked("/")],
  ["a page that there is not", document("/no-such-path")],
  ["another site's file", asked("https://cdn.example/assets/desktop/a.js")],
  ["another site's page", document("https://other.example/")],
  ["the picture of a tracker", picture("https://pixel.example/media/1.png")],
])("%s is left to the browser", (_, request) => {
  expect(handlingOf(request, rules)).toBeUndefined();
});
