import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { settingsAnswers } from "../settings/settings.fake.ts";
import { refusal } from "../testing/fake-sandbox.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { campaignAnswers, envelope, wheel } from "./campaigns.fake.ts";

const field = (name: string) => page.getByLabelText(name, { exact: true });
const saveButton = page.getByRole("button", { name: "Save", exact: true });
const unsaved = page.getByText("Not saved yet");
const place = "POST /sandbox/campaigns";

const question = page.getByRole("alertdialog");
const answerWith = (button: string) => question.getByRole("button", { name: button }).click();
const start = async () => {
  await saveButton.click();
  await answerWith("Start campaign");
};

describe("a red envelope", () => {
  test("an invalid envelope is refused at its fields, both by the page and by the platform", async () => {
    const desk = await openDesk("/campaigns", campaignAnswers);
    await page.getByRole("button", { name: "New red envelope" }).click();
    await expect.element(page.getByRole("heading", { name: "New red envelope" })).toHaveFocus();
    await saveButton.click();
    await expect.element(field("Name (English)")).toHaveAccessibleDescription(/English name/);
    await expect.element(field("Ends, GMT-4")).toHaveAccessibleDescription(/when it ends/);
    expect(desk.asked(place)).toEqual([]);

    desk.answer({
      [place]: refusal(400, "The request is not valid.", [
        "currencies.0.budget: must pay the greatest gift",
        "currencies.0.budget: is more than the house has",
        "members.1: the site has no member 'x'",
        "kind: is unknown",
      ]),
    });
    await field("Name (English)").fill("Harbour evening");
    await field("Ends, GMT-4").fill("2099-12-01T10:00");
    await field("Budget").fill("1.00");
    await start();
    await expect.element(field("Budget")).toHaveAccessibleDescription(/must pay the greatest gift/);
    await expect.element(field("Only these members")).toHaveAccessibleDescription(/no member 'x'/);
    await expect.element(page.getByRole("alert")).toMatchTextContent(/kind: is unknown/);
    await expect.element(field("Budget")).toHaveValue("1.00");
    await expect.element(unsaved).toBeVisible();

    // A corrected problem is no longer reported.
    await field("Budget").fill("100.00");
    await expect
      .element(field("Budget"))
      .not.toHaveAccessibleDescription(/must pay the greatest gift/);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();

    await page.getByRole("button", { name: "Back to the list" }).click();
    await page
      .getByRole("alertdialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Stay" })
      .click();
    await expect.element(field("Budget")).toHaveValue("100.00");
  });

  test("what is typed during a save is kept, and counts as unsaved", async () => {
    const answered = Promise.withResolvers<object>();
    const desk = await openDesk("/campaigns?campaign=red_envelope", {
      ...campaignAnswers,
      [place]: () => answered.promise,
      "POST /sandbox/campaigns/7": envelope,
    });
    await field("Name (English)").fill("Harbour evening");
    await field("Ends, GMT-4").fill("2099-12-01T10:00");
    await start();
    await expect.poll(() => desk.asked(place)).toHaveLength(1);
    await field("Name (English)").fill("Harbour night");
    answered.resolve(envelope);
    await expect.poll(desk.address).toBe("/campaigns?site=1&campaign=7");
    await expect.element(field("Name (English)")).toHaveValue("Harbour night");
    await expect.element(unsaved).toBeVisible();
    await saveButton.click();
    // The platform answered with a smaller budget than the one typed.
    await answerWith("Save campaign");
    await expect
      .poll(() => desk.asked("POST /sandbox/campaigns/7")[0]?.body)
      .toMatchObject({ name: { en_US: "Harbour night" } });
  });

  test("an envelope is sent as it was written, and its next save sends only the changes", async () => {
    const desk = await openDesk("/campaigns?site=2&campaign=red_envelope", {
      ...campaignAnswers,
      [place]: envelope,
      "POST /sandbox/campaigns/7": { ...envelope, name: { en_US: "Harbour night" } },
    });
    await field("Name (English)").fill("Harbour evening");
    await page.getByRole("button", { name: /^Vietnamese/ }).click();
    await field("Name (Vietnamese)").fill("Đêm bến cảng");
    await field("Ends, GMT-4").fill("2099-12-01T10:00");
    await field("Only these members").fill("lotus88, player21");
    await field("Condition").selectOptions("Paid in since the start");
    await field("Minimum paid in").fill("20.00");
    await saveButton.click();
    await expect
      .element(question)
      .toMatchTextContent(/Taken from the house at once: 1,000\.00 USD\. Members can take part/);
    await answerWith("Cancel");
    await expect.element(question).not.toBeInTheDocument();
    expect(desk.asked(place)).toEqual([]);
    await start();
    await expect.element(page.getByText("Saved. Open pages update at once.")).toBeVisible();
    expect(desk.asked(place)[0]?.body).toEqual({
      kind: "red_envelope",
      site_id: 2,
      name: { en_US: "Harbour evening", vi_VN: "Đêm bến cảng" },
      end_at: "2099-12-01T14:00:00.000Z",
      times: 1,
      per: "campaign",
      condition: "deposit",
      members: ["lotus88", "player21"],
      currencies: [
        {
          currency: "USD",
          budget: "1000.00",
          least: "1.00",
          most: "10.00",
          number: 0,
          required: "20.00",
        },
      ],
    });

    // The campaign has begun: only what players have not been promised can change.
    expect(desk.address()).toBe("/campaigns?site=2&campaign=7");
    await expect.element(field("Smallest amount in an envelope")).toHaveAttribute("readonly");
    await expect.element(field("Starts, GMT-4")).toHaveAttribute("readonly");
    await expect.element(field("Counted")).toBeDisabled();
    await expect.element(field("Add a currency")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "English", exact: true }).click();
    await field("Name (English)").fill("Harbour night");
    await saveButton.click();
    await expect.element(unsaved).not.toBeInTheDocument();
    expect(desk.asked("POST /sandbox/campaigns/7")[0]?.body).toEqual({
      name: { en_US: "Harbour night" },
    });
  });

  test("an envelope is ended once the operator confirms", async () => {
    const end = "POST /sandbox/campaigns/7/end";
    const desk = await openDesk("/campaigns", { ...campaignAnswers, [end]: envelope });
    const question = page.getByRole("alertdialog", { name: "End “Harbour evening” now?" });
    await page.getByRole("button", { name: "End now: Harbour evening" }).click();
    await question.getByRole("button", { name: "Keep running" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(desk.asked(end)).toEqual([]);
    // Background polling must not keep a session alive.
    expect(desk.asked("GET /sandbox/campaigns")[0]?.headers.get("x-desk-poll")).toBe("1");

    desk.answer({ [end]: refusal(409, "It has not begun.") });
    await page.getByRole("button", { name: "End now: Harbour evening" }).click();
    await question.getByRole("button", { name: "End campaign" }).click();
    await expect.element(page.getByText("It has not begun.")).toBeVisible();
    desk.answer({ [end]: envelope });

    await page.getByRole("button", { name: "End now: Harbour evening" }).click();
    desk.answer({ "GET /sandbox/campaigns": { campaigns: [{ ...envelope, state: "ended" }] } });
    await question.getByRole("button", { name: "End campaign" }).click();
    await expect.element(page.getByText("Ended.")).toBeVisible();
    await expect.element(page.getByRole("list", { name: "Campaigns" })).toMatchTextContent(/ended/);
    await expect
      .element(page.getByRole("button", { name: "Change: Harbour evening" }))
      .not.toBeInTheDocument();
  });
});

describe("a roulette", () => {
  test("the chance of each prize and the cost of a spin are updated while the operator types, by keyboard alone", async () => {
    const desk = await openDesk("/campaigns?campaign=roulette", {
      ...campaignAnswers,
      [place]: wheel,
    });
    await expect
      .element(page.getByRole("button", { name: "Remove prize 1" }))
      .not.toBeInTheDocument();
    const add = page.getByRole("button", { name: "Add a prize" });
    await expect.element(add).toBeVisible();
    add.element().focus();
    await userEvent.keyboard("{Enter}");
    await field("Name (English)").fill("Harbour wheel");
    await field("Ends, GMT-4").fill("2099-12-01T10:00");
    for (const [at, name, weight] of [
      [1, "Lantern", "1"],
      [2, "Anchor", "1"],
      [3, "Fog", "2"],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one prize after the other
      await field(`Prize ${at} (English)`).fill(name);
      // oxlint-disable-next-line no-await-in-loop -- one prize after the other
      await field(`Weight of prize ${at}`).fill(weight);
    }
    await field("Prize 1 wins").fill("8.00");
    await field("Prize 2 wins").fill("2.00");
    await page.getByLabelText("Wins nothing").nth(2).click();
    await expect.element(field("Weight of prize 3")).toHaveAccessibleDescription("Chance 50%");
    const costs = page.getByRole("region", { name: "Expected cost" });
    await expect.element(costs.getByRole("row", { name: "USD 2.50 400 1,000.00" })).toBeVisible();
    saveButton.element().focus();
    await userEvent.keyboard("{Enter}");
    await answerWith("Start campaign");
    await expect.element(page.getByText("Saved.", { exact: true })).toBeVisible();
    expect(desk.asked(place)[0]?.body).toMatchObject({
      kind: "roulette",
      prizes: [
        { name: { en_US: "Lantern" }, weight: 1, amounts: { USD: "8.00" } },
        { name: { en_US: "Anchor" }, weight: 1, amounts: { USD: "2.00" } },
        { name: { en_US: "Fog" }, weight: 2, amounts: null },
      ],
    });
  });

  test("each currency pays its own amounts, and removing a prize or a currency removes the right one", async () => {
    const desk = await openDesk("/campaigns?campaign=8", {
      ...campaignAnswers,
      "POST /sandbox/campaigns/8": wheel,
    });
    await field("Add a currency").selectOptions("THB");
    await field("Add a currency").selectOptions("VND");
    await page.getByRole("button", { name: "Remove THB" }).click();
    await page.getByRole("button", { name: "Add a prize" }).click();
    await field("Prize 3 (English)").fill("Tide");
    await field("Prize 3 wins").nth(0).fill("1.00");
    await field("Prize 3 wins").nth(1).fill("25000");
    await field("Prize 1 wins").nth(1).fill("200000");
    await page.getByRole("button", { name: "Remove prize 2" }).click();
    await expect.element(field("Prize 2 (English)")).toHaveValue("Tide");
    await saveButton.click();
    await expect.element(question).toMatchTextContent(/at once: 1,000 VND\./);
    await answerWith("Save campaign");
    await expect
      .poll(() => desk.asked("POST /sandbox/campaigns/8")[0]?.body)
      .toMatchObject({
        currencies: [{ currency: "USD" }, { currency: "VND" }],
        prizes: [
          { name: { en_US: "Lantern" }, amounts: { USD: "8.00", VND: "200000" } },
          { name: { en_US: "Tide" }, amounts: { USD: "1.00", VND: "25000" } },
        ],
      });
  });

  test("each prize needs a name, a weight and an amount, and a roulette at least two prizes", async () => {
    const desk = await openDesk("/campaigns?campaign=8", campaignAnswers);
    await field("Prize 1 (English)").fill("");
    await field("Weight of prize 1").fill("0");
    await field("Prize 1 wins").fill("eight");
    await saveButton.click();
    await expect
      .element(field("Prize 1 (English)"))
      .toHaveAccessibleDescription(/Write the English name/);
    await expect.element(field("Weight of prize 1")).toHaveAccessibleDescription(/from 1 to 10000/);
    await expect
      .element(field("Prize 1 wins"))
      .toHaveAccessibleDescription(/an amount for each currency/);
    expect(desk.asked("POST /sandbox/campaigns/8")).toEqual([]);
  });
});

test("a campaign begins with the first currency of its site, and offers only the site's", async () => {
  await openDesk("/campaigns?site=2&campaign=red_envelope", {
    ...campaignAnswers,
    ...settingsAnswers,
  });
  await expect.element(page.getByRole("group", { name: "VND" })).toBeVisible();
  const add = field("Add a currency");
  expect([...add.element().querySelectorAll("option")].map(({ text }) => text)).toEqual([
    "Choose one",
    "THB",
  ]);
  await add.selectOptions("THB");
  await expect.element(page.getByRole("group", { name: "THB" })).toBeVisible();
  await expect.element(add).not.toBeInTheDocument();
});

test("names that are older than their English are marked in the list, and in the editor until they are confirmed", async () => {
  const name = { en_US: "Harbour wheel", vi_VN: "Vòng quay bến cảng", th_TH: "วงล้อ" };
  const [lantern, ...others] = wheel.prizes;
  const before = {
    ...wheel,
    name,
    outdated: ["th_TH"],
    prizes: [{ ...lantern, name: { en_US: "Lamp", vi_VN: "Đèn" }, outdated: ["vi_VN"] }, ...others],
  };
  const desk = await openDesk("/campaigns", {
    "GET /sandbox/campaigns": { campaigns: [envelope, before] },
  });
  await expect.element(page.getByText("Older than the English: Vietnamese, Thai")).toBeVisible();
  await expect.element(page.getByText(/^Older/)).toHaveLength(1);
  await page.getByRole("button", { name: "Change: Harbour wheel" }).click();
  const older = (named: string) =>
    page.getByText(`Older than the English, which has changed: ${named}.`);
  await expect.element(older("Vietnamese, Thai")).toBeVisible();

  await page.getByRole("button", { name: /^Vietnamese/ }).click();
  await page.getByRole("button", { name: "The Vietnamese text is still right" }).click();
  await expect.element(older("Thai")).toBeVisible();
  await expect.element(unsaved).toBeVisible();
  // A changed English text raises the question again; a changed weight does not.
  await page.getByRole("button", { name: "English", exact: true }).click();
  await field("Weight of prize 1").fill("2");
  await expect.element(older("Thai")).toBeVisible();
  await field("Prize 1 (English)").fill("Lanterns");
  await expect.element(older("Vietnamese, Thai")).toBeVisible();

  await page.getByRole("button", { name: /^Vietnamese/ }).click();
  await page.getByRole("button", { name: "The Vietnamese text is still right" }).click();
  desk.answer({ "POST /sandbox/campaigns/8": { ...before, prizes: wheel.prizes } });
  await saveButton.click();
  await expect
    .poll(() => desk.asked("POST /sandbox/campaigns/8")[0]?.body)
    .toMatchObject({
      prizes: [{ prize_id: 1, name: { en_US: "Lanterns" } }, { prize_id: 2 }],
      reviewed: ["vi_VN"],
    });
  await expect.element(older("Thai")).toBeVisible();
  await expect.element(unsaved).not.toBeInTheDocument();
});
