import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { logIn, openLoginForm } from "../../testing/log-in.ts";
import { openSite, type OpenedSite } from "../../testing/open-site.tsx";

/** Listed items with these titles; `folder` gives their kind. */
const listed = (folder: string, ...titles: string[]) => ({
  data: {
    list: titles.map((title, at) => ({
      id: at + 1,
      title,
      content: `<p>About: ${title}</p>`,
      url: `${folder}/${at + 1}`,
      photo_path: "",
    })),
  },
});

const setting = "/web/model_setting";

const main = page.getByRole("main");
const title = (name: string) => page.getByRole("heading", { level: 1, name });

test("navigating to a page, forwards or back, focuses its heading", async () => {
  await openSite("/discount", {
    answers: { [setting]: listed("discount", "Striker Cup", "New games every week") },
  });
  await main.getByRole("link", { name: /^New games every week/ }).click();
  await expect.element(title("New games every week")).toHaveFocus();
  await expect.poll(() => location.pathname).toBe("/discount/2");
  await page.getByRole("link", { name: "All promotions" }).click();
  await expect.element(title("Promotions")).toHaveFocus();
  expect(location.pathname).toBe("/discount");
  history.back();
  await expect.element(title("New games every week")).toHaveFocus();
});

test("a page that cannot be read offers another try, and the rest of the site works", async () => {
  const site = await openSite("/main/1", { answers: { [setting]: { code: "999" } } });
  await expect.element(page.getByText("The page could not be loaded.")).toBeVisible();
  await expect.element(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  site.answer({ [setting]: listed("main", "About us") });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(title("About us")).toBeVisible();
});

const hosts = ["desktop", "mobile"] as const;

/**
 * Sends an event on the template's channel for a language. Resolves once the stale data has been requested, because
 * the page handles events in order.
 */
async function say(site: OpenedSite, event: string, language: string) {
  const template = () => site.socket.joined().find((name) => name.endsWith("_template"));
  await expect.poll(template).toBeDefined();
  await expect.poll(site.socket.joined).toContain("web_member");
  site.socket.say(template() ?? "", event, { language });
  const detail = "/arks/web/site/detail";
  const before = site.calls(detail).length;
  site.socket.say("web_member", "customer_service_link_change", {});
  await expect.poll(() => site.calls(detail).length).toBeGreaterThan(before);
}

test.each(hosts)(
  "[RT-13] the sponsors on %s follow a change in the current language, and in no other",
  async (host) => {
    const sponsors = "/web/model_sponsor";
    const site = await openSite("/sponsor", { host });
    await expect.element(page.getByRole("heading", { name: "Autumn cup" })).toBeVisible();
    site.answer({ [sponsors]: listed("", "Fresh sponsor") });
    await say(site, "model_sponsor.url", "vi_VN");
    expect(site.calls(sponsors)).toHaveLength(1);
    await say(site, "model_sponsor.url", "en_US");
    await expect.element(page.getByRole("heading", { name: "Fresh sponsor" })).toBeVisible();
    expect(site.calls(sponsors)).toHaveLength(2);
  },
);

test.each(hosts)(
  "[RT-14] the operator's words beside the login on %s replace our own, and follow a change in the current language",
  async (host) => {
    const login = "/web/model_login";
    const words = (title: string, content: string) => ({ [login]: { data: { title, content } } });
    const answers = words("Good to see you", "<p>Sit down.</p>");
    const site = await openSite("/sponsor", { host, answers });
    const dialog = await openLoginForm();
    await expect.element(dialog.getByText("Good to see you")).toBeVisible();
    site.answer(words("Good evening", "<p>The lamps are lit.</p>"));
    await say(site, "model_login.url", "vi_VN");
    expect(site.calls(login)).toHaveLength(1);
    await say(site, "model_login.url", "en_US");
    await expect.element(dialog.getByText("Good evening")).toBeVisible();
    await expect.element(dialog.getByText("The lamps are lit.")).toBeVisible();
    expect(site.calls(login)).toHaveLength(2);
  },
);

/** An active envelope with this number of chances left, and the amounts won so far. */
const gift = (left: number, ...won: string[]): Answers => ({
  "/services/v1/member/promotions": {
    data: {
      campaigns: [
        {
          id: 11,
          kind: "red_envelope",
          name: "A gift",
          state: "running",
          start_at: "2026-11-01 00:00:00",
          end_at: "2026-11-03 00:00:00",
          currency: "VND",
          cost: "0.00",
          times: 1,
          per: "campaign",
          left,
          least: "18880",
          most: "18880",
          condition: "",
          prizes: [],
        },
      ],
      won: won.map((amount, at) => ({
        id: at,
        kind: "red_envelope",
        name: "A gift",
        amount,
        currency: "VND",
        at: "2026-11-02 08:00:00",
      })),
    },
  },
});

test("a visitor is asked to log in on the promotions page, and the member finds running promotions and wins", async () => {
  const site = await openSite("/discount", {
    answers: {
      ...gift(1),
      "/arks/web/activity/red_envelope_promotion": {
        data: { envelope: { id: 11, end_at: "2026-11-03 00:00:00" } },
      },
      "/arks/web/activity/red_envelope": { data: { cash: "18880" } },
    },
  });
  const invitation = page.getByText(/^Log in to see red envelopes/);
  await expect.element(invitation).toBeVisible();
  expect(page.getByRole("heading", { name: "Running now" }).query()).toBeNull();

  await logIn();
  await expect.element(page.getByRole("heading", { name: "Running now" })).toBeVisible();
  await expect.element(invitation).not.toBeInTheDocument();
  const card = page.getByRole("article").filter({ hasText: "A gift" });
  await card.getByRole("button", { name: "View red envelope" }).click();
  const envelope = page.getByRole("dialog", { name: "You’ve got a red envelope" });
  site.answer(gift(0, "18880"));
  await envelope.getByRole("button", { name: "Open it" }).click();
  const opened = page.getByRole("dialog", { name: "It’s yours" });
  await expect.element(opened).toMatchTextContent(/₫18,880/);
  await opened.getByRole("button", { name: "Done" }).click();
  const won = page.getByRole("region", { name: "What you’ve won" });
  await expect.element(won).toMatchTextContent(/A gift/);
  await expect
    .element(card.getByRole("button", { name: "View red envelope" }))
    .not.toBeInTheDocument();
});
