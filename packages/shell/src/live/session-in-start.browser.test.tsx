import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openSite, type OpenedSite } from "../testing/open-site.tsx";

const channel = "private-member.7";
const launch = () => document.documentElement.dataset["launch"];

const endings: readonly [string, (site: OpenedSite) => void][] = [
  [
    "another call is answered 401",
    (site) => {
      site.answer({ "/arks/web/site/detail": () => new Response("{}", { status: 401 }) });
      site.socket.say("web_member", "customer_service_link_change", {});
    },
  ],
  [
    "the member logs in elsewhere",
    (site) => site.socket.say(channel, "login", { token: "s_ffffffffffff" }),
  ],
];

test.each(endings)("a start during which %s is over with its session", async (_, end) => {
  const start = Promise.withResolvers<undefined>();
  const window = {
    closed: false,
    location: { replace: vi.fn<(address: string) => void>(), href: "" },
    sessionStorage,
    focus: () => undefined,
    close: () => void (window.closed = true),
  };
  vi.stubGlobal("open", () => window);
  onTestFinished(() => void vi.unstubAllGlobals());
  const site = await openSite("/", {
    member: true,
    answers: { "/member/game/play1": () => start.promise },
  });
  await expect.poll(site.socket.joined).toContain(channel);
  await page.getByRole("button", { name: "Play Golden Harvest" }).first().click();
  await expect.poll(() => site.calls("/member/game/play1").length).toBe(1);
  expect(launch()).toBe("starting");

  end(site);
  await expect.poll(launch).toBe("idle");
  expect(window.closed).toBe(true);
  expect(document.documentElement.dataset["member"]).toBeUndefined();
  expect(localStorage.getItem("token")).toBeNull();
  // The platform responds after all, but nothing may open now.
  start.resolve(undefined);
  site.socket.say(channel, "game.url", { url: "https://game.provider.example/run?ticket=0c9f" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(launch()).toBe("idle");
  expect(window.location.replace).not.toHaveBeenCalled();
});
