import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { refusal } from "../testing/fake-sandbox.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { harbourline, providerAnswers } from "./providers.fake.ts";

const change = page.getByRole("button", { name: "Change the state of Harbourline" });
const dialog = page.getByRole("dialog", { name: "State of Harbourline" });
const field = (name: string) => dialog.getByLabelText(name);
const set = dialog.getByRole("button", { name: "Set the state" });
const place = "POST /sandbox/providers/GPHL";

const open = () => openDesk("/providers", { ...providerAnswers, [place]: {} });
let desk: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  desk = await open();
});
const sent = () => desk.asked(place).map(({ body }) => body);

test("an end before its start is reported at its field, what was typed stays, and Escape closes the dialog", async () => {
  await expect.element(change).toBeVisible();
  change.element().focus();
  await userEvent.keyboard("{Enter}");
  await field("State").selectOptions("Maintenance");
  await field("Starts").fill("2030-05-01T10:00");
  await field("Ends").fill("2030-05-01T10:00");
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Ends")).toHaveFocus();
  await expect
    .element(field("Ends"))
    .toHaveAccessibleDescription(/The end must be after the start/);
  await expect.element(field("Starts")).toHaveValue("2030-05-01T10:00");
  expect(sent()).toEqual([]);

  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(change).toHaveFocus();
});

test.each([
  ["Slow", { Delay: "1500" }, { state: "slow", delay_ms: 1_500 }],
  ["Refusing", {}, { state: "refusing" }],
  ["Maintenance", {}, { state: "maintenance" }],
  [
    "Maintenance",
    { Starts: "2030-05-01T10:00", Ends: "2030-05-01T12:30" },
    { state: "maintenance", start_at: "2030-05-01 10:00", end_at: "2030-05-01 12:30" },
  ],
])("%s with %j is sent as it was set, and the list is read again", async (state, fields, body) => {
  await change.click();
  await field("State").selectOptions(state);
  for (const [name, value] of Object.entries(fields))
    // oxlint-disable-next-line no-await-in-loop -- somebody fills in one field after the other
    await field(name).fill(value);
  desk.answer({ "GET /sandbox/providers": [{ ...harbourline, state: "refusing" }] });
  await set.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toEqual([body]);
  await expect
    .element(page.getByRole("row", { name: /^Harbourline/ }))
    .toMatchTextContent(/refusing/);
  await expect.element(page.getByText("Harbourline is changed.")).toBeVisible();
});

test("a delay is whole milliseconds, a minute at most", async () => {
  await change.click();
  await field("State").selectOptions("Slow");
  for (const wrong of ["60001", "1.5", ""]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await field("Delay").fill(wrong);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await set.click();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.element(field("Delay")).toHaveAccessibleDescription(/at most 60000/);
  }
  expect(sent()).toEqual([]);
});

test("the sandbox's objections are shown at their fields, in the dialog, which stays open", async () => {
  desk.answer({ [place]: refusal(400, "The request is not valid.", ["end_at: is in the past"]) });
  await change.click();
  await field("State").selectOptions("Maintenance");
  await field("Ends").fill("2001-01-01T10:00");
  await set.click();
  await expect.element(field("Ends")).toHaveAccessibleDescription(/is in the past/);
  await expect.element(field("Ends")).toHaveValue("2001-01-01T10:00");
});

test("a rule is switched in place; one that is refused stays as it was", async () => {
  const turbo = page.getByRole("switch", { name: "Turbo at Harbourline" });
  const rules = { autoplay: true, turbo: false };
  // The initial data has loaded, so different responses can be set from here on.
  await expect.element(turbo).toBeChecked();
  desk.answer({
    "POST /sandbox/providers/GPHL/rules": rules,
    "GET /sandbox/providers": [{ ...harbourline, rules }],
  });
  await turbo.click();
  await expect.element(turbo).not.toBeChecked();
  expect(desk.asked("POST /sandbox/providers/GPHL/rules")[0]?.body).toEqual({ turbo: false });

  // A second press before the response has no effect.
  const answered = Promise.withResolvers<Response>();
  desk.answer({ "POST /sandbox/providers/GPHL/rules": () => answered.promise });
  await turbo.click();
  await expect.element(turbo).toHaveAttribute("aria-busy", "true");
  await turbo.click();
  answered.resolve(refusal(409, "Not now."));
  await expect.element(page.getByText("Not now.")).toBeVisible();
  await expect.element(turbo).not.toBeChecked();
  expect(desk.asked("POST /sandbox/providers/GPHL/rules")).toHaveLength(2);
});
