import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { logInButton, openLoginForm } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";

const captcha = "/captcha";

/** The contract's first example. */
const asEver = { [captcha]: () => undefined };

/** Opens the login, with or without a captcha. */
async function askForForm() {
  await logInButton().click();
  const form = page.getByRole("dialog", { name: "Log in" });
  return {
    form,
    picture: form.getByRole("img", { name: "Picture of the verification code" }),
    wait: form.getByRole("timer"),
  };
}

test("[AUTH-33] after too many pictures another one cannot be fetched for a second", async () => {
  const asked: number[] = [];
  await openSite("/faq", {
    answers: {
      [captcha]: () => {
        asked.push(Date.now());
        return asked.length === 1 ? { code: "101", message: "Too many pictures." } : undefined;
      },
    },
  });
  const { form, picture, wait } = await askForForm();
  await expect.element(wait).toBeVisible();
  await expect
    .poll(() => {
      const another = form.getByRole("button", { name: /^New code/ }).query();
      if (another instanceof HTMLElement) another.click();
      return asked.length;
    })
    .toBe(2);
  const [first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThanOrEqual(1_000);
  await expect.element(picture).toBeVisible();
});

test("[AUTH-34] the wait after a limit is counted down second by second", async () => {
  const limited = { code: "101", message: "Too many pictures.", data: { wait_seconds: 4 } };
  const site = await openSite("/faq", { answers: { [captcha]: limited } });
  site.stopClock();
  const { form, picture, wait } = await askForForm();
  await expect.element(form.getByText("Too many pictures.")).toBeVisible();
  for (const left of [4, 3, 2, 1]) {
    await expect.element(wait).toHaveTextContent(`New code in 0:0${left}`);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await expect.element(wait).not.toBeInTheDocument();
  await expect.element(form.getByText("You can request a new code now.")).toBeVisible();

  site.answer(asEver);
  await form.getByRole("button", { name: "New code", exact: true }).click();
  await expect.element(picture).toBeVisible();
});

test("a picture that does not load says why, and loads with a press", async () => {
  const none = { code: "999", message: "No pictures today." };
  const site = await openSite("/faq", { answers: { [captcha]: none } });
  const { form, picture } = await askForForm();
  await expect.element(form.getByText("No pictures today.")).toBeVisible();
  site.answer(asEver);
  await form.getByRole("button", { name: "New code", exact: true }).click();
  await expect.element(picture).toBeVisible();
});

test("a player who cannot read the picture logs in without it, using only the keyboard", async () => {
  const site = await openSite("/faq", {
    answers: {
      "/services/v1/visitor/captcha-work": { data: { iterations: 100, bits: 2, parts: 2 } },
      "/login": { code: "101", message: "" },
    },
  });
  const form = await openLoginForm();
  await form.getByLabelText("Username").fill("player01");
  await form.getByLabelText("Password", { exact: true }).fill("a wrong one");
  const without = form.getByRole("button", { name: "Continue without the picture" });
  without.element().focus();
  await userEvent.keyboard("{Enter}");
  const proven = form.getByText(/^Your browser has been checked\./).first();
  await expect.element(proven).toBeVisible();
  await expect.element(form.getByRole("button", { name: "Use the picture" })).toHaveFocus();

  // A wrong password uses up the captcha; the next one is solved without a further press.
  const send = form.getByRole("button", { name: "Log in", exact: true });
  await send.click();
  await expect.element(form.getByText(/^Incorrect username or password\./).first()).toBeVisible();
  await expect.poll(() => site.calls("/services/v1/visitor/captcha-work")).toHaveLength(2);
  await expect.element(proven).toBeVisible();
  site.answer({ "/login": () => undefined });
  await form.getByLabelText("Password", { exact: true }).fill("secret12");
  await send.click();
  await expect.element(form).not.toBeInTheDocument();
  for (const { body } of site.calls("/login"))
    expect(body).toMatchObject({ answer: expect.stringMatching(/^w[0-9a-z]{6}$/) });
});
