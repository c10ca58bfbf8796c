import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDesk } from "../testing/open-desk.tsx";
import { actions, auditAnswers, auditPage } from "./audit.fake.ts";

const rows = page.getByRole("region", { name: "Audit log" }).getByRole("row");
const newest = actions.slice(0, 1);

test("the log is filtered by operator, action, target and time, all of it in the address", async () => {
  const desk = await openDesk("/audit", {
    "GET /sandbox/audit": ({ search: { who } }) => auditPage(who === undefined ? actions : newest),
  });
  await expect.element(rows.nth(3)).toBeVisible();
  page.getByLabelText("Who").element().focus();
  await userEvent.keyboard("Ada");
  await expect.element(rows.nth(2)).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Who")).toHaveFocus();
  expect(desk.address()).toBe("/audit?who=Ada");

  await page.getByLabelText("Target starts with").fill("  GP ");
  await page.getByLabelText("From, GMT-4").fill("2026-11-23T10:00");
  await page.getByLabelText("Until, GMT-4").fill("2026-11-24T09:30");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect
    .poll(() => desk.asked("GET /sandbox/audit").at(-1)?.search)
    .toEqual({
      who: "Ada",
      target: "GP",
      from: "2026-11-23T14:00:00.000Z",
      to: "2026-11-24T13:30:00.000Z",
    });

  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(rows.nth(3)).toBeVisible();
  expect(desk.address()).toBe("/audit");
  await expect.element(page.getByLabelText("Target starts with")).toHaveValue("");
  await expect.element(page.getByLabelText("Who")).toHaveFocus();
});

test("a link to a filtered log shows what it is filtered by", async () => {
  await openDesk("/audit?who=Ada&target=GP", { "GET /sandbox/audit": auditPage(newest) });
  await expect.element(page.getByLabelText("Who")).toHaveValue("Ada");
  await expect.element(page.getByLabelText("Target starts with")).toHaveValue("GP");
});

test("the menu leads from a filtered log to the whole one, and the form is cleared", async () => {
  const desk = await openDesk("/audit?who=Ada&target=GP", {
    "GET /sandbox/audit": ({ search: { who } }) => auditPage(who === undefined ? actions : newest),
  });
  await expect.element(page.getByLabelText("Who")).toHaveValue("Ada");
  await page.getByRole("link", { name: "Audit log" }).click();
  await expect.element(rows.nth(3)).toBeVisible();
  await expect.element(page.getByLabelText("Who")).toHaveValue("");
  await expect.element(page.getByLabelText("Target starts with")).toHaveValue("");
  expect(desk.asked("GET /sandbox/audit").at(-1)?.search).toEqual({});
});

test("older lines that match follow below the newer ones", async () => {
  const desk = await openDesk("/audit?who=Ada", {
    "GET /sandbox/audit": ({ search: { before } }) =>
      before === undefined ? auditPage(newest, 3) : auditPage(actions.slice(1)),
  });
  await expect.element(page.getByText("1 line, and more")).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.element(page.getByText("3 lines")).toBeVisible();
  await expect.element(rows.nth(1)).toMatchTextContent(/provider\.state/);
  await expect.element(rows.nth(3)).toMatchTextContent(/desk\.sign-in/);
  expect(desk.asked("GET /sandbox/audit").at(-1)?.search).toEqual({ who: "Ada", before: "3" });
  await expect.element(page.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
});

test("an operator who comes back from another screen finds what was done there", async () => {
  let isDone = false;
  const desk = await openDesk("/audit", {
    "GET /sandbox/audit": () => auditPage(isDone ? actions : newest),
  });
  await expect.element(rows.nth(1)).toBeVisible();
  desk.go("/content");
  await expect.element(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
  isDone = true;
  desk.go("/audit");
  await expect.element(rows.nth(3)).toBeVisible();
});

test("when two sites have the same account, the log is filtered by site, and a line leads to its member", async () => {
  const desk = await openDesk("/audit?target=player21", auditAnswers);
  const line = page.getByRole("row", { name: /member\.money player21 halcyon/ });
  await expect.element(line).toBeVisible();
  await expect
    .element(line.getByRole("link", { name: "player21" }))
    .toHaveAttribute("href", "/members/1021");
  await page.getByRole("combobox", { name: "Site" }).selectOptions("halcyon");
  await expect
    .poll(() => desk.asked("GET /sandbox/audit").at(-1)?.search)
    .toEqual({ target: "player21", site_id: "2" });
});
