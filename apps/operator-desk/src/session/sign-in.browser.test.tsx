import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { auditAnswers } from "../audit/audit.fake.ts";
import { dashboardAnswers } from "../dashboard/dashboard.fake.ts";
import { providerAnswers } from "../providers/providers.fake.ts";
import { lost, refusal } from "../testing/fake-sandbox.ts";
import { openDesk } from "../testing/open-desk.tsx";

const name = page.getByLabelText("Your name");
const key = page.getByLabelText("Operator key", { exact: true });
const ada = { name: "Ada", ends_at: "2026-11-23T20:00:00.000Z" };
const wrongKey = refusal(401, "This is not the operator's key.");

test("an operator signs in by keyboard alone; a wrong key is reported at its field", async () => {
  const desk = await openDesk("/", {
    ...dashboardAnswers,
    "GET /sandbox/desk/session": null,
    "POST /sandbox/desk/session": wrongKey,
  });
  await expect.element(name).toBeVisible();
  await userEvent.keyboard("{Tab}Ada{Tab}a guess{Enter}");
  await expect.element(key).toHaveAccessibleDescription("This is not the operator key.");
  await expect.element(key).toHaveFocus();

  desk.answer({ "POST /sandbox/desk/session": ada });
  await userEvent.keyboard("{ControlOrMeta>}a{/ControlOrMeta}the key{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect.element(page.getByRole("banner")).toMatchTextContent(/Ada/);
  expect(desk.asked("POST /sandbox/desk/session").map(({ body }) => body)).toEqual([
    { name: "Ada", key: "a guess" },
    { name: "Ada", key: "the key" },
  ]);
});

test("without a name and a key nothing is sent, and the first empty field is focused", async () => {
  const desk = await openDesk("/", { "GET /sandbox/desk/session": null });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByText("The sandbox prints the key when it starts.")).toBeVisible();
  await expect.element(name).toHaveAccessibleDescription(/Enter your name\./);
  await expect.element(key).toHaveAccessibleDescription("Enter the operator key.");
  expect(desk.asked("POST /sandbox/desk/session")).toEqual([]);
});

test("too many guesses are reported in the sandbox's own words", async () => {
  await openDesk("/", {
    "GET /sandbox/desk/session": null,
    "POST /sandbox/desk/session": refusal(429, "Too many guesses. Wait a minute."),
  });
  await name.fill("Ada");
  await key.fill("a guess");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Too many guesses/);
  await expect.element(key).not.toHaveAccessibleDescription(/not the operator key/);
});

test("a session that ended is renewed above the screen, which keeps what was typed", async () => {
  const desk = await openDesk("/audit", auditAnswers);
  const target = page.getByLabelText("Target starts with");
  await target.fill("player");
  desk.answer({ "GET /sandbox/audit": refusal(401, "Sign in first.") });
  await page.getByRole("button", { name: "Filter" }).click();
  await expect.element(page.getByText(/Your session has ended\./)).toBeVisible();
  await expect.element(target).not.toBeVisible();

  desk.answer({ "POST /sandbox/desk/session": ada, ...auditAnswers });
  await name.fill("Ada");
  await key.fill("the key");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.element(target).toBeVisible();
  await expect.element(target).toHaveValue("player");
  expect(desk.address()).toBe("/audit?target=player");
  await expect.element(page.getByRole("banner")).toMatchTextContent(/Ada/);
});

test("a change that meets an ended session asks for a sign-in above the same screen", async () => {
  const desk = await openDesk("/providers", {
    ...providerAnswers,
    "POST /sandbox/providers/GPHL/rules": refusal(401, "Sign in first."),
  });
  await page.getByRole("switch", { name: "Turbo at Harbourline" }).click();
  await expect.element(page.getByText(/Your session has ended\./)).toBeVisible();
  expect(desk.address()).toBe("/providers");
});

test("the keyboard skips the menu to the screen, and each screen's heading takes the focus", async () => {
  await openDesk("/", { ...dashboardAnswers, ...auditAnswers });
  const skip = page.getByRole("link", { name: "Skip to the screen" });
  await expect.element(skip).toBeInTheDocument();
  skip.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();

  await page.getByRole("link", { name: "Audit log" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Audit log" })).toHaveFocus();
  expect(document.title).toBe("Audit log – Operator’s desk");
  const current = page.getByRole("link", { name: "Audit log" });
  await expect.element(current).toHaveAttribute("aria-current", "page");
});

test("an operator who cannot be signed out is told so, and stays signed in", async () => {
  await openDesk("/", { ...dashboardAnswers, "DELETE /sandbox/desk/session": lost });
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect.element(page.getByText("The server isn’t responding.")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("a read that failed is repeated by itself once the sandbox answers again, however late", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const place = "GET /sandbox/providers";
  const again = page.getByRole("button", { name: "Try again" });
  const desk = await openDesk("/providers", { [place]: lost });
  const laterIsAsked = async (times: number) => {
    await vi.advanceTimersByTimeAsync(3_000);
    await expect.poll(() => desk.asked(place).length).toBe(times);
  };
  await expect.element(again).toBeVisible();
  await laterIsAsked(2);
  desk.answer(providerAnswers);
  await laterIsAsked(3);
  await expect.element(page.getByRole("row", { name: /^Harbourline/ })).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();

  // The same for data that is still shown but could not be refetched.
  desk.answer({ "POST /sandbox/providers/GPHL/rules": {}, [place]: lost });
  await page.getByRole("switch", { name: "Turbo at Harbourline" }).click();
  await expect.element(again).toBeVisible();
  await laterIsAsked(5);
  await expect.element(again).toBeEnabled();
  desk.answer(providerAnswers);
  await laterIsAsked(6);
  await expect.element(again).not.toBeInTheDocument();
});

test("an unknown address leads back to the dashboard", async () => {
  await openDesk("/nowhere", dashboardAnswers);
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("the chosen theme is kept on the device", async () => {
  const { dataset } = document.documentElement;
  const before = dataset["theme"];
  await openDesk("/", dashboardAnswers);
  try {
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    expect(dataset["theme"]).toBe("dark");
    await openDesk("/", dashboardAnswers);
    const backToLight = page.getByRole("button", { name: "Use the light theme" });
    await expect.element(backToLight.nth(1)).toBeVisible();
    await backToLight.first().click();
    expect(dataset["theme"]).toBe("light");
    expect(localStorage.getItem("naluma-desk-theme")).toBe("light");
  } finally {
    localStorage.removeItem("naluma-desk-theme");
    if (before === undefined) delete dataset["theme"];
    else dataset["theme"] = before;
  }
});
