import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { auditAnswers } from "../audit/audit.fake.ts";
import { refusal } from "../testing/fake-sandbox.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { ledgerAnswers, ledgerPage, lines, sound } from "./ledger.fake.ts";

const rows = page.getByRole("region", { name: "Entries" }).getByRole("row");
const place = "GET /sandbox/ledger/lines";
const saveButton = page.getByRole("button", { name: "Save as CSV" });

test("the ledger is filtered by keyboard; a choice that matches nothing leaves the focus where it is", async () => {
  const desk = await openDesk("/ledger", {
    ...ledgerAnswers,
    [place]: ({ search: { account } }) => ledgerPage(account === "house" ? [] : lines),
  });
  await expect.element(rows.nth(4)).toBeVisible();
  await page.getByLabelText("Member or id").click();
  await userEvent.keyboard("player21{Enter}");
  await expect.element(page.getByText("1,234,582.48 in, 2.34 out, 4 lines")).toBeVisible();

  const account = page.getByLabelText("Account");
  account.element().focus();
  await userEvent.keyboard("House");
  await expect.element(page.getByText("No entries match these filters")).toBeVisible();
  await expect.element(account).toHaveFocus();
  expect(desk.asked(place).at(-1)?.search).toEqual({ member: "player21", account: "house" });
  await userEvent.keyboard("{Home}");
  await expect.element(rows.nth(4)).toBeVisible();
  expect(desk.address()).toBe("/ledger?member=player21");
});

test("a link to a filtered ledger shows what it is filtered by", async () => {
  await openDesk("/ledger?member=player21&currency=VND&kind=operator", ledgerAnswers);
  await expect.element(page.getByLabelText("Member or id")).toHaveValue("player21");
  await expect.element(page.getByLabelText("Currency")).toHaveValue("VND");
  await expect.element(page.getByLabelText("Kind")).toHaveValue("operator");
});

test("older entries follow below, and totals are shown only above a filtered list", async () => {
  const desk = await openDesk("/ledger", {
    ...ledgerAnswers,
    [place]: ({ search: { before } }) =>
      before === undefined ? ledgerPage(lines.slice(0, 2), 3) : ledgerPage(lines.slice(2)),
  });
  await expect.element(page.getByText("2 lines, and more")).toBeVisible();
  await expect
    .element(page.getByLabelText("Totals of the filtered entries"))
    .not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.element(page.getByText("4 lines", { exact: true })).toBeVisible();
  expect(desk.asked(place).at(-1)?.search).toEqual({ before: "3" });
});

test("a ledger that does not add up says where, and is checked again on demand", async () => {
  const desk = await openDesk("/ledger", {
    ...ledgerAnswers,
    "GET /sandbox/ledger/check": { ...sound, broken: ["Transaction 700 has one side."] },
  });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Transaction 700/);
  desk.answer(ledgerAnswers);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect.element(page.getByText(/^The ledger adds up: 12 accounts/)).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

/** The files that the page offers for download. */
const savedFiles = (): Blob[] => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "#";
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return files;
};

test("all filtered entries are saved as a file, page after page, newest first", async () => {
  const files = savedFiles();
  const desk = await openDesk("/ledger?member=player21", {
    ...ledgerAnswers,
    [place]: ({ search: { before } }) =>
      before === undefined ? ledgerPage(lines.slice(0, 3), 2) : ledgerPage(lines.slice(3)),
  });
  await expect.element(rows.nth(3)).toBeVisible();
  saveButton.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => files.length).toBe(1);
  const [, first, ...others] = (await files[0]?.text())?.trim().split("\r\n") ?? [];
  expect(first).toMatch(/,704,operator,member:1021,player21,1,main,,-2\.34,USD,operator:4$/);
  expect(others).toHaveLength(3);
  const asked = desk.asked(place).filter(({ search }) => search["limit"] === "500");
  expect(asked.map(({ search: { member, before } }) => [member, before])).toEqual([
    ["player21", undefined],
    ["player21", "2"],
  ]);
});

test("a file that has no room for the oldest lines says so", async () => {
  const files = savedFiles();
  const many = Array.from({ length: 500 }, () => lines)
    .flat()
    .slice(0, 500);
  await openDesk("/ledger", {
    ...ledgerAnswers,
    [place]: ({ search: { limit } }) =>
      limit === undefined ? ledgerPage(lines) : ledgerPage(many, 7),
  });
  await saveButton.click();
  await expect.element(page.getByText(/The file ends after 20000 lines\./)).toBeVisible();
  expect(files).toHaveLength(1);
});

test("a file that cannot be made is reported, and none is saved until it is requested again", async () => {
  const files = savedFiles();
  const desk = await openDesk("/ledger", {
    ...ledgerAnswers,
    [place]: ({ search: { limit } }) =>
      limit === undefined ? ledgerPage(lines) : refusal(500, "The ledger is away."),
  });
  await saveButton.click();
  await expect.element(page.getByText("The ledger is away.")).toBeVisible();
  expect(files).toEqual([]);

  desk.answer(ledgerAnswers);
  await saveButton.click();
  await expect.poll(() => files.length).toBe(1);
});

test("an operator who leaves the ledger while its file is made gets none", async () => {
  const files = savedFiles();
  const second = Promise.withResolvers<object>();
  const desk = await openDesk("/ledger", {
    ...ledgerAnswers,
    ...auditAnswers,
    [place]: ({ search: { before } }) =>
      before === undefined ? ledgerPage(lines.slice(0, 3), 2) : second.promise,
  });
  await saveButton.click();
  await expect.poll(() => desk.asked(place).at(-1)?.search["before"]).toBe("2");
  await page.getByRole("link", { name: "Audit log" }).click();
  await expect.element(page.getByRole("region", { name: "Audit log" })).toBeVisible();
  second.resolve(ledgerPage(lines.slice(3)));
  await second.promise;
  await page.getByLabelText("Who").selectOptions("Ada");
  await expect.poll(() => desk.asked("GET /sandbox/audit").at(-1)?.search).toEqual({ who: "Ada" });
  expect(files).toEqual([]);
});

test("when two sites have the same account, the ledger is that of one site", async () => {
  const desk = await openDesk("/ledger?member=player21", ledgerAnswers);
  await expect
    .element(page.getByRole("row", { name: /704 operator player21 naluma main/ }))
    .toBeVisible();
  await page.getByRole("combobox", { name: "Site" }).selectOptions("naluma");
  await expect
    .poll(() => desk.asked(place).at(-1)?.search)
    .toEqual({ member: "player21", site_id: "1" });
});
