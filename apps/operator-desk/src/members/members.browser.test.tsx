import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lost, refusal } from "../testing/fake-sandbox.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { found, member, memberAnswers, row } from "./members.fake.ts";

const question = page.getByRole("alertdialog");
const answerWith = (button: string) => question.getByRole("button", { name: button }).click();

/** The accessible name of the focused element. */
const focusedName = (): string => {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
    ? (activeElement.labels?.[0]?.textContent ?? "")
    : (activeElement?.textContent ?? "");
};

const tabTo = async (name: RegExp) => {
  for (let presses = 0; presses < 60; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await userEvent.keyboard("{Tab}");
    if (name.test(focusedName())) return;
  }
  throw new Error(`No press of Tab leads to ${name}.`);
};

describe("the search", () => {
  test("a search sends what was typed and chosen, and keeps it in the address for the way back", async () => {
    const desk = await openDesk("/members", memberAnswers);
    await expect.element(page.getByText("3 members found.")).toBeVisible();
    desk.answer({ "GET /sandbox/members": found([row]) });
    await page.getByLabelText("Account, id or name").fill("  player21 ");
    await page.getByRole("combobox", { name: "Site" }).selectOptions("naluma");
    await page.getByLabelText("Currency").selectOptions("USD");
    await page.getByLabelText("State").selectOptions("active");
    await page.getByRole("button", { name: "Search" }).click();
    await expect.element(page.getByText("1 member found.")).toBeVisible();
    expect(desk.asked("GET /sandbox/members").at(-1)?.search).toEqual({
      text: "player21",
      site_id: "1",
      currency: "USD",
      state: "active",
    });

    await page.getByRole("link", { name: "player21" }).click();
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Member player21" }))
      .toHaveFocus();
    expect(desk.address()).toBe("/members/1021");
  });

  test("a search goes on page by page, and starts again with other filters", async () => {
    const desk = await openDesk("/members?state=active", {
      "GET /sandbox/members": ({ search: { after } }) =>
        after === undefined ? found([row], "1021") : found([{ ...row, account: "player99" }]),
    });
    const next = page.getByRole("button", { name: "Next page" });
    const text = page.getByLabelText("Account, id or name");
    await text.fill("nobody has searched for it");
    await next.click();
    await expect.element(page.getByRole("link", { name: "player99" })).toBeVisible();
    expect(desk.address()).toBe("/members?state=active&after=1021");
    await expect.element(next).not.toBeInTheDocument();
    // The form reflects the filters of the page.
    await expect.element(text).toHaveValue("");

    await page.getByRole("button", { name: "First page" }).click();
    await expect.element(page.getByRole("link", { name: "player21" })).toBeVisible();
    expect(desk.address()).toBe("/members?state=active");
    await expect.element(page.getByRole("button", { name: "First page" })).not.toBeInTheDocument();

    await next.click();
    await expect.element(page.getByRole("link", { name: "player99" })).toBeVisible();
    await page.getByRole("button", { name: "Search" }).click();
    await expect.element(page.getByRole("link", { name: "player21" })).toBeVisible();
    expect(desk.address()).toBe("/members?state=active");
  });

  test("a search opened from a link shows its filters", async () => {
    await openDesk("/members?text=mara&site_id=2&currency=VND&state=frozen", memberAnswers);
    await expect.element(page.getByLabelText("Account, id or name")).toHaveValue("mara");
    await expect.element(page.getByRole("combobox", { name: "Site" })).toHaveValue("2");
    await expect.element(page.getByLabelText("Currency")).toHaveValue("VND");
    await expect.element(page.getByLabelText("State")).toHaveValue("frozen");
  });

  test("a repeated search finds what was moved since", async () => {
    const desk = await openDesk("/members", {
      ...memberAnswers,
      "POST /sandbox/members/1021/money": { cash: "1005.00", currency: "USD" },
    });
    await page.getByRole("link", { name: "player21" }).click();
    await page.getByLabelText("Amount").fill("5.00");
    await page.getByLabelText("Reason").first().fill("A round was settled wrong.");
    await page.getByRole("button", { name: "Adjust money" }).click();
    await answerWith("Add money");
    await expect.element(page.getByText(/player21 holds 1,005\.00 USD/)).toBeVisible();
    desk.answer({ "GET /sandbox/members": found([{ ...row, cash: "1005.00" }]) });
    await page.getByRole("link", { name: "All members" }).click();
    await expect
      .element(page.getByRole("row", { name: /^player21 .* 1,005\.00 USD/ }))
      .toBeVisible();
  });
});

describe("money", () => {
  const panel = page.getByRole("region", { name: "Adjust money", exact: true });
  const amount = panel.getByLabelText("Amount");
  const reason = panel.getByLabelText("Reason");
  const move = panel.getByRole("button", { name: "Adjust money" });
  const place = "POST /sandbox/members/1021/money";
  const open = (reply: Parameters<typeof openDesk>[1] = {}) =>
    openDesk("/members/1021", { ...memberAnswers, ...reply });
  const adjust = async (of: string, button: string) => {
    await amount.fill(of);
    await reason.fill("A round was settled wrong.");
    await move.click();
    await answerWith(button);
  };

  test("money is moved by keyboard alone, after a confirmation that says what will happen", async () => {
    const desk = await open({ [place]: { cash: "1250.00", currency: "USD" } });
    await expect.element(amount).toBeVisible();
    // Starts with a mistake, which the success clears.
    await move.click();
    await expect.element(page.getByText("2 fields need attention")).toBeVisible();
    await tabTo(/^Amount/);
    await userEvent.keyboard("250.00{Tab}A round was settled wrong.{Enter}");
    await expect
      .element(question)
      .toMatchTextContent(
        /250\.00 USD go into the main wallet at once\. It holds 1,000\.00 USD now and 1,250\.00 USD afterwards/,
      );
    desk.answer({ "GET /sandbox/members/1021": { ...member, cash: "1250.00" } });
    await tabTo(/^Add money$/);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("1,250.00 USD", { exact: true })).toBeVisible();
    await expect
      .element(page.getByText("The main wallet of player21 holds 1,250.00 USD."))
      .toBeVisible();
    await expect.element(amount).toHaveValue("");
    await expect.element(reason).toHaveValue("");
    await expect.element(page.getByText(/need attention/)).not.toBeInTheDocument();
    expect(desk.asked(place).map(({ body }) => body)).toEqual([
      { amount: "250.00", reason: "A round was settled wrong." },
    ]);
  });

  test("money is not moved without a reason, which is asked for at its field", async () => {
    const desk = await open();
    await amount.fill("-5000.00");
    await move.click();
    await expect.element(reason).toHaveFocus();
    await expect.element(reason).toHaveAccessibleDescription(/Enter a reason/);
    await expect.element(question).not.toBeInTheDocument();
    await reason.fill("More than there is.");
    await move.click();
    await expect.element(question).toMatchTextContent(/(?<!-)5,000\.00 USD leave the main wallet/);
    await answerWith("Cancel");
    await expect.element(question).not.toBeInTheDocument();
    expect(desk.asked(place)).toEqual([]);
  });

  test("a refused amount stays as it was typed, with the reason shown until it is changed", async () => {
    await open({ [place]: refusal(409, "There is not enough money for that.") });
    await adjust("-5000.00", "Deduct money");
    await expect.element(amount).toHaveAccessibleDescription(/not enough money for that/);
    await expect.element(amount).toHaveFocus();
    await expect.element(amount).toHaveValue("-5000.00");
    await expect.element(reason).toHaveValue("A round was settled wrong.");
    await amount.fill("1e5");
    await move.click();
    await expect.element(amount).toHaveAccessibleDescription(/an amount such as 100\.00/);
    await expect.element(panel).not.toMatchTextContent(/not enough money/);
  });

  test("a movement that got no answer is sent again under the same key, as nobody knows whether it happened", async () => {
    const desk = await open({ [place]: lost });
    await adjust("5.00", "Add money");
    await expect.element(panel.getByRole("alert")).toMatchTextContent(/isn’t responding/);
    desk.answer({ [place]: refusal(500, "Something broke.") });
    await move.click();
    await answerWith("Add money");
    await expect.element(panel.getByRole("alert")).toMatchTextContent(/Something broke/);
    desk.answer({ [place]: refusal(400, "No.", ["amount: is too much"]) });
    await move.click();
    await answerWith("Add money");
    await expect.element(amount).toHaveAccessibleDescription(/is too much/);
    desk.answer({ [place]: { cash: "1005.00", currency: "USD" } });
    await move.click();
    await answerWith("Add money");
    await expect.element(amount).toHaveValue("");

    // The same amount again is a new movement.
    await adjust("5.00", "Add money");
    await expect.element(amount).toHaveValue("");

    const keys = desk.asked(place).map(({ headers }) => headers.get("idempotency-key"));
    const [first, second, third, ...others] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(others).toHaveLength(2);
    expect(new Set([first, ...others]).size).toBe(3);
  });
});

test("what was typed about one member is gone at the next one", async () => {
  const desk = await openDesk("/members/1022", {
    ...memberAnswers,
    "GET /sandbox/members/1022": { ...member, member_id: 1022, account: "player22" },
  });
  const named = (account: string) =>
    page.getByRole("heading", { level: 1, name: `Member ${account}` });
  await expect.element(named("player22")).toBeVisible();
  desk.go("/members/1021");
  await expect.element(named("player21")).toBeVisible();
  await page.getByLabelText("Amount").fill("5000.00");
  // This member was loaded before and is shown at once.
  desk.go("/members/1022");
  await answerWith("Leave");
  await expect.element(named("player22")).toBeVisible();
  await expect.element(page.getByLabelText("Amount")).toHaveValue("");
});

describe("access", () => {
  const panel = page.getByRole("region", { name: "Access", exact: true });
  const what = panel.getByLabelText("Action");
  const reason = panel.getByLabelText("Reason");

  test("access is ended for a reason, and the actions that are offered follow what was done", async () => {
    const disable = "POST /sandbox/members/1021/disable";
    const desk = await openDesk("/members/1021", {
      ...memberAnswers,
      [disable]: { sessions_ended: 2 },
    });
    await what.selectOptions("Disable the account");
    await panel.getByRole("button", { name: "Disable the account" }).click();
    await expect.element(reason).toHaveAccessibleDescription(/Enter a reason/);
    await reason.fill("The player asked for it.");
    await panel.getByRole("button", { name: "Disable the account" }).click();
    await expect.element(question).toMatchTextContent(/Disable player21\?/);
    desk.answer({ "GET /sandbox/members/1021": { ...member, state: "disabled" } });
    await answerWith("Disable the account");
    await expect
      .element(page.getByText("player21 is disabled and logged out everywhere."))
      .toBeVisible();
    expect(desk.asked(disable)[0]?.body).toEqual({ reason: "The player asked for it." });
    await expect.element(reason).toHaveValue("");
    await expect.element(panel.getByRole("button", { name: "Enable the account" })).toBeVisible();
    expect([...what.element().querySelectorAll("option")].map(({ text }) => text)).toEqual([
      "Enable the account",
      "Reset the password",
    ]);
    await expect.element(what).toHaveDisplayValue("Enable the account");
    // The action was sent once, and the form is reset.
    await expect.element(reason).not.toHaveAccessibleDescription(/Enter a reason/);
  });

  test("a refused action says why, and the reason stays as it was typed", async () => {
    const logOut = "POST /sandbox/members/1021/log-out";
    const desk = await openDesk("/members/1021", {
      ...memberAnswers,
      [logOut]: refusal(409, "The account is closed."),
    });
    await reason.fill("To be sure.");
    await panel.getByRole("button", { name: "Log out everywhere" }).click();
    await answerWith("Cancel");
    await expect.element(question).not.toBeInTheDocument();
    expect(desk.asked(logOut)).toEqual([]);
    await panel.getByRole("button", { name: "Log out everywhere" }).click();
    await answerWith("Log out everywhere");
    await expect.element(panel.getByRole("alert")).toMatchTextContent(/The account is closed/);
    await expect.element(reason).toHaveValue("To be sure.");
  });

  test("a new password is shown once", async () => {
    const desk = await openDesk("/members/1021", {
      ...memberAnswers,
      "POST /sandbox/members/1021/password": { password: "amber-otter-41" },
      "POST /sandbox/members/1021/log-out": { sessions_ended: 1 },
    });
    await what.selectOptions("Reset the password");
    await reason.fill("It was forgotten.");
    await panel.getByRole("button", { name: "Reset the password" }).click();
    await answerWith("Reset the password");
    await expect.element(panel.getByText("amber-otter-41")).toBeVisible();

    await what.selectOptions("Log out everywhere");
    await reason.fill("To be sure.");
    await panel.getByRole("button", { name: "Log out everywhere" }).click();
    await answerWith("Log out everywhere");
    await expect.element(panel.getByText("amber-otter-41")).not.toBeInTheDocument();
    expect(desk.asked("POST /sandbox/members/1021/log-out")).toHaveLength(1);
  });
});

describe("a message", () => {
  const panel = page.getByRole("region", { name: "Message", exact: true });
  const send = panel.getByRole("button", { name: "Send the message" });

  test("a message is sent as it was typed, with HTML as plain text", async () => {
    const desk = await openDesk("/members/1021", {
      ...memberAnswers,
      "POST /sandbox/letters": { id: 1 },
    });
    await send.click();
    await expect
      .element(panel.getByLabelText("Title"))
      .toHaveAccessibleDescription(/Enter a title/);
    await panel.getByLabelText("Title").fill("  About your round ");
    await panel.getByLabelText("Text").fill("It was settled again.\n\nThank you <3");
    await send.click();
    await expect.element(page.getByText("Message sent to player21.")).toBeVisible();
    await expect.element(panel.getByLabelText("Title")).toHaveValue("");
    expect(desk.asked("POST /sandbox/letters")[0]?.body).toEqual({
      member: 1021,
      title: { en_US: "About your round" },
      content: { en_US: "<p>It was settled again.</p><p>Thank you &lt;3</p>" },
    });
  });

  test("a half-written message is not left without a question", async () => {
    await openDesk("/members/1021", {
      ...memberAnswers,
      "POST /sandbox/letters": { id: 1 },
    });
    // Leaves by pressing a link, because a press waits until the page has processed the typed text.
    const toMembers = page.getByRole("link", { name: "Members" });
    const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await panel.getByLabelText("Title").fill("About your round");
    await toMembers.click();
    await leaving.getByRole("button", { name: "Stay" }).click();
    await expect.element(leaving).not.toBeInTheDocument();
    await expect.element(panel.getByLabelText("Title")).toHaveValue("About your round");
    await panel.getByLabelText("Text").fill("It was settled again.");
    await send.click();
    await expect.element(page.getByText("Message sent to player21.")).toBeVisible();
    await expect.element(panel.getByLabelText("Title")).toHaveValue("");
    await toMembers.click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
  });

  test("a refused message says so at its field, and keeps the text", async () => {
    await openDesk("/members/1021", {
      ...memberAnswers,
      "POST /sandbox/letters": refusal(400, "The request is not valid.", [
        "content.en_US: is too long",
      ]),
    });
    await panel.getByLabelText("Title").fill("About your round");
    await panel.getByLabelText("Text").fill("A long text.");
    await send.click();
    await expect.element(panel.getByLabelText("Text")).toHaveAccessibleDescription(/is too long/);
    await expect.element(panel.getByLabelText("Text")).toHaveValue("A long text.");
  });
});

test("the latest movements show every column, and an operator's movements say by whom and why", async () => {
  await openDesk("/members/1021", memberAnswers);
  const table = page.getByRole("region", { name: "Latest movements" });
  await expect
    .element(table.getByRole("row", { name: /operator A round was settled wrong\. \(Mai Tran\)/ }))
    .toBeVisible();
  const { scrollWidth, clientWidth } = table.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test.each(["Adjust money", "Access", "Message"])(
  "a half-typed %s is not left without a question, even after another form beside it was emptied",
  async (name) => {
    await openDesk("/members/1021", memberAnswers);
    const typed = page.getByRole("region", { name, exact: true }).getByRole("textbox").last();
    const title = page.getByLabelText("Title");
    const toMembers = page.getByRole("link", { name: "Members" });
    const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await typed.fill("12.");
    await title.fill("A");
    await title.clear();
    await toMembers.click();
    await leaving.getByRole("button", { name: "Stay" }).click();
    await expect.element(typed).toHaveValue("12.");
    await typed.clear();
    await toMembers.click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
  },
);

test("a half-typed amount is not left without a question, but one that was moved is", async () => {
  await openDesk("/members/1021", {
    ...memberAnswers,
    "POST /sandbox/members/1021/money": { cash: "1012.50", currency: "USD" },
  });
  const panel = page.getByRole("region", { name: "Adjust money", exact: true });
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await panel.getByLabelText("Amount").fill("12.5");
  await page.getByRole("link", { name: "Members" }).click();
  await leaving.getByRole("button", { name: "Stay" }).click();
  await panel.getByLabelText("Reason").fill("A round was settled wrong.");
  await panel.getByRole("button", { name: "Adjust money" }).click();
  await answerWith("Add money");
  await expect.element(panel.getByLabelText("Amount")).toHaveValue("");
  await page.getByRole("link", { name: "Members" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
});
