import { watchCalls } from "./support/calls.ts";
import { firstGame } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

test("a window that the browser blocks costs nothing: one press opens it, and only then is play called @desktop", async ({
  page,
  lobby,
  member,
  context,
}) => {
  // A click that no user made, after the page's user activation has expired.
  await page.addInitScript((name) => {
    const channel = new BroadcastChannel("press");
    const press = () => {
      if (navigator.userActivation.isActive) return void setTimeout(press, 100);
      for (const button of document.querySelectorAll("button"))
        if ([button.ariaLabel, button.textContent].includes(`Play ${name}`)) button.click();
      channel.postMessage("pressed");
    };
    channel.addEventListener("message", ({ data }) => data === "press" && press());
  }, firstGame);
  await lobby.enter(member);
  const calls = watchCalls(page);
  // Inspecting a page from outside counts as activation, so another page waits for the click.
  const elsewhere = await context.newPage();
  await elsewhere.goto("/faq");
  await elsewhere.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel("press");
        channel.addEventListener("message", ({ data }) => data === "pressed" && resolve());
        channel.postMessage("press");
      }),
  );

  const question = page.getByRole("alertdialog", {
    name: "Your browser blocked the game window",
  });
  await expect(question).toContainText("Nothing has been charged.");
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(calls.count("/member/game/play1")).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("waitingWindow"))).toBeNull();

  const [window] = await Promise.all([
    page.waitForEvent("popup"),
    question.getByRole("button", { name: "Open the window" }).click(),
  ]);
  await expect(window.getByRole("button", { name: "Spin" })).toBeEnabled();
  expect(calls.count("/member/game/play1")).toBe(1);
});
