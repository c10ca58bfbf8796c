import { describe, expect, it } from "vitest";
import { routeRules, ruleFor } from "./redirects.ts";

const at = (address: string) => ruleFor(new URL(address, "http://localhost"));

describe("route rules", () => {
  it.each([
    ["/main", { to: "/" }],
    ["/main/", { to: "/" }],
    ["/main?id=3&tk=x", { to: "/?id=3&tk=x" }],
    ["/gameHall", { to: "/" }],
    ["/slotgame", { to: "/" }],
    ["/fastDeposit?a=1", { to: "/?a=1", cookie: "isFastDeposit" }],
    ["/register?invite=ab", { to: "/?invite=ab", cookie: "isRouteRegister" }],
  ])("%s leads on, its query kept", (address, expected) => {
    expect(at(address)).toEqual(expected);
  });

  it.each(["/", "/main/1", "/gameHall/2", "/slotgame?gt_id=2", "/constructor"])(
    "%s leads nowhere else",
    (address) => {
      expect(at(address)).toBeUndefined();
    },
  );

  it("are told with the build", () => {
    expect(routeRules).toEqual({
      "/main": { redirect: "/" },
      "/gameHall": { redirect: "/" },
      "/fastDeposit": { redirect: "/" },
      "/register": { redirect: "/" },
      "/slotgame": { redirect: "/" },
    });
  });
});
