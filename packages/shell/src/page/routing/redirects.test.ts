import { createMemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepSiteRules } from "../app/navigation.ts";
import { cookieLeft, redirectInPage, routeRules, ruleFor } from "./redirects.ts";

const at = (address: string, site = {}) => ruleFor(new URL(address, "http://localhost"), site);

describe("route rules", () => {
  it.each([
    ["/main", { to: "/" }],
    ["/main/", { to: "/" }],
    ["/main?id=3&tk=x", { to: "/?id=3&tk=x" }],
    ["/gameHall", { to: "/" }],
    ["/slotgame", { to: "/" }],
    ["/slotgame?id=3", { to: "/?id=3" }],
    ["/fastDeposit?a=1", { to: "/?a=1", cookie: "isFastDeposit" }],
    ["/news?id=3", { to: "/?id=3&modal=news" }],
    ["/register?invite=ab", { to: "/?invite=ab", cookie: "isRouteRegister" }],
  ])("redirect %s, with its query", (address, expected) => {
    expect(at(address)).toEqual(expected);
  });

  it.each([
    "/",
    "/main/1",
    "/gameHall/2",
    "/slotgame?gt_id=2",
    "/slotgame?gp_id=A",
    "/constructor",
  ])("do not redirect %s", (address) => {
    expect(at(address)).toBeUndefined();
  });

  it("of a site redirect to a path of ours with the query, or off the site without it", () => {
    const site = {
      "/help": { redirect: "/faq?from=help" },
      "/promotions/**": { redirect: "/discount" },
      "/promotions/vip": { redirect: "/sponsor" },
      "/support": { redirect: "https://support.example/" },
      "/main": { redirect: "/elsewhere" },
      "/loop": { redirect: "/loop" },
    };
    expect(at("/help?id=3", site)).toEqual({ to: "/faq?id=3&from=help" });
    expect(at("/promotions/spring/7?id=3", site)).toEqual({ to: "/discount?id=3" });
    expect(at("/promotions/vip", site)).toEqual({ to: "/sponsor" });
    expect(at("/support?tk=secret", site)).toEqual({ to: "https://support.example/" });
    expect(at("/main", site)).toEqual({ to: "/" });
    for (const path of ["/promotions", "/promotionsx/1", "/helper", "/loop"])
      expect(at(path, site)).toBeUndefined();
  });

  it("[ROUTE-32] keep the registration's own page where the site is developed", () => {
    const register = new URL("/register?invite=ab", "http://localhost");
    expect(ruleFor(register, {}, true)).toBeUndefined();
    expect(ruleFor(register, {}, false)).toEqual({ to: "/?invite=ab", cookie: "isRouteRegister" });
  });

  it("are part of the build", () => {
    expect(routeRules).toEqual({
      "/main": { redirect: "/" },
      "/gameHall": { redirect: "/" },
      "/fastDeposit": { redirect: "/" },
      "/register": { redirect: "/" },
      "/news": { redirect: "/?modal=news" },
      "/slotgame": { redirect: "/" },
    });
  });
});

describe("following a link inside the page", () => {
  /** Follows an address in the router itself; returns the destination and the cookies that were set. */
  const follow = async (address: string) => {
    const left = vi.fn();
    const fakeDocument = Object.assign(new EventTarget(), { cookie: "" });
    fakeDocument.addEventListener(cookieLeft, left);
    vi.stubGlobal("document", fakeDocument);
    const router = createMemoryRouter(
      [{ path: "*", middleware: [redirectInPage], loader: () => null }],
      { initialEntries: ["/faq"] },
    );
    await router.navigate(address);
    const { pathname, search } = router.state.location;
    router.dispose();
    expect(left).toHaveBeenCalledTimes(fakeDocument.cookie === "" ? 0 : 1);
    return { to: pathname + search, cookie: fakeDocument.cookie };
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    keepSiteRules({ routeRules: {} });
  });

  it.each([
    ["ROUTE-29", "/fastDeposit?a=1", "/?a=1", "isFastDeposit"],
    ["ROUTE-32", "/register?invite=ab", "/?invite=ab", "isRouteRegister"],
  ])("[%s] from %s leads to %s, and its cookie %s remembers it", async (_, address, to, cookie) => {
    expect(await follow(address)).toEqual({ to, cookie: `${cookie}=true; Path=/; SameSite=Lax` });
  });

  it("obeys the site's own rules, and sets no cookie unless the rule names one", async () => {
    keepSiteRules({ routeRules: { "/help": { redirect: "/faq" } } });
    expect(await follow("/help?id=3")).toEqual({ to: "/faq?id=3", cookie: "" });
    expect(await follow("/gameHall")).toEqual({ to: "/", cookie: "" });
    expect(await follow("/discount")).toEqual({ to: "/discount", cookie: "" });
  });
});
