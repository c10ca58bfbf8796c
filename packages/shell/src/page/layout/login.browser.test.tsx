import { exampleMember } from "@naluma/site/who.fake";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { logIn, logInButton, openLoginForm, sendLoginForm } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";

const header = "/get_login_header";

test.each(["desktop", "mobile"] as const)(
  "[AUTH-01] [AUTH-02] a visitor finds the login on %s, and it opens and closes as a dialog",
  async (host) => {
    await openSite("/", { host });
    const form = await openLoginForm();
    await expect.element(form).toHaveAttribute("aria-modal", "true");
    await form.getByRole("button", { name: "Close" }).click();
    await expect.element(form).not.toBeInTheDocument();
    await openLoginForm();
    await userEvent.keyboard("{Escape}");
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(logInButton()).toHaveFocus();
  },
);

test("[AUTH-07] [AUTH-08] [AUTH-09] the form asks for a missing account, password or code, and sends nothing", async () => {
  const site = await openSite("/faq");
  const form = await openLoginForm();
  for (const [missing, field, text] of [
    ["account", "Username", "Enter your username."],
    ["password", "Password", "Enter your password."],
    ["code", "Verification code", "Enter the verification code."],
  ] as const) {
    await sendLoginForm(form, { [missing]: "" });
    const input = form.getByLabelText(field, { exact: true });
    await expect.element(input).toHaveAccessibleDescription(text);
    await expect.element(input).toHaveFocus();
  }
  expect(site.calls("/login")).toHaveLength(0);
});

test("[AUTH-10] of several failures only the first is shown: account, password, code", async () => {
  const site = await openSite("/faq");
  const form = await openLoginForm();
  const errors = form.getByText(/^Enter (your username|your password|the verification code)/);
  const nothing = { account: "", password: "", code: "" };
  for (const [typed, text] of [
    [nothing, "Enter your username."],
    [{ ...nothing, account: "player01" }, "Enter your password."],
    [{ ...nothing, account: "player01", password: "secret12" }, "Enter the verification code."],
  ] as const) {
    await sendLoginForm(form, typed);
    await expect.poll(() => errors.elements().map((error) => error.textContent)).toEqual([text]);
  }
  expect(site.calls("/login")).toHaveLength(0);
});

test.each(["desktop", "mobile"] as const)(
  "[AUTH-11] [AUTH-13] [AUTH-18] a login on %s stores who the member is, loads the layout and fetches a new picture",
  async (host) => {
    const layout = "/member/profile/common/layout";
    const { memberId: member_id, account: member_account } = exampleMember;
    const member = { member_id, member_account, member_currency: "USD", token: "s_1.secret" };
    const site = await openSite("/faq", { host, answers: { "/login": { data: member } } });
    const form = await openLoginForm();
    expect(localStorage.getItem("token")).toBeNull();
    expect(site.calls(layout)).toHaveLength(0);
    expect(site.calls("/captcha")).toHaveLength(1);

    await sendLoginForm(form);
    await expect.element(form).not.toBeInTheDocument();
    const wallet = page.getByRole("banner").getByRole("button", { name: "Wallet" });
    await expect.element(wallet).toBeVisible();
    const stored = ["token", "member_id", "member_account", "currency"].map((key) =>
      localStorage.getItem(key),
    );
    expect(stored).toEqual(["s_1.secret", String(member_id), member_account, "USD"]);
    await expect.poll(() => site.calls(layout).length).toBeGreaterThan(0);
    expect(site.calls(layout)[0]?.headers.get("authorization")).toBe("s_1.secret");
    await expect.poll(() => site.calls("/captcha")).toHaveLength(2);
  },
);

test("the form is sent once, however often it is pressed, and no call meanwhile carries its lent token", async () => {
  const held = Promise.withResolvers<undefined>();
  const lent = Response.json({ code: "100" }, { headers: { authorization: "p_lent" } });
  const site = await openSite("/", {
    answers: { [header]: () => lent, "/login": () => held.promise },
  });
  await expect.poll(site.socket.joined).toContain("web_api.USD");
  const form = await openLoginForm();
  await sendLoginForm(form);
  await form.getByLabelText("Username").click();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.poll(() => site.calls("/login")).toHaveLength(1);
  expect(site.calls(header)).toHaveLength(1);
  expect(site.calls("/login")[0]?.headers.get("authorization")).toBe("p_lent");

  const pictures = "/arks/web/carousel_picture";
  const before = site.calls(pictures).length;
  site.socket.say("web_api.USD", "carousel_picture.url", {});
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => site.calls(pictures).length).toBeGreaterThan(before);
  for (const call of site.calls(pictures)) expect(call.headers.has("authorization")).toBe(false);

  held.resolve(undefined);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(site.calls("/login")).toHaveLength(1);
});

/** The bridge that each app provides to its pages, and the client type that a login there sends. */
test.each([
  ["in the app for Android", "NalumaApp", {}, "android"],
  ["in the app for iOS", "webkit", { messageHandlers: { nalumaApp: {} } }, "ios"],
  ["in a browser", "none", {}, "web"],
])("[SHELL-56] a login on a phone %s sends its platform", async (_, name, provided, platform) => {
  vi.stubGlobal(name, provided);
  try {
    // In the currency of the example's member, because logging in with another one reloads a phone's page.
    const site = await openSite("/", { host: "mobile", currency: "VND" });
    await logIn();
    expect(site.calls("/login").map(({ body }) => body)).toEqual([
      expect.objectContaining({ login_type: platform }),
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
});
