import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { lost } from "../testing/fake-sandbox.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { dashboardAnswers, live } from "./dashboard.fake.ts";

const region = (name: string) => page.getByRole("region", { name, exact: true });

test("the dashboard updates by itself, without keeping a session from ending", async () => {
  const desk = await openDesk("/", dashboardAnswers);
  await expect.element(page.getByRole("definition").nth(2)).toMatchTextContent(/^2$/);
  const row = region("Channels occupied").getByRole("row", { name: "private-member.7 1" });
  await expect.element(row).not.toBeInTheDocument();

  const channels = [{ name: "private-member.7", subscribers: 1 }];
  const sockets = { connections: 4, members: 3, occupied: 1, channels };
  desk.answer({ "GET /sandbox/dashboard/live": { ...live, sockets } });
  await expect.element(row).toBeVisible();
  await expect.element(page.getByRole("definition").nth(2)).toMatchTextContent(/^3$/);
  const polls = [
    ...desk.asked("GET /sandbox/dashboard/live"),
    ...desk.asked("GET /sandbox/dashboard/money"),
    ...desk.asked("GET /sandbox/providers"),
  ];
  expect(polls.length).toBeGreaterThan(3);
  expect(polls.map(({ headers }) => headers.get("x-desk-poll"))).toEqual(polls.map(() => "1"));
});

test("the dashboard says when the sandbox is away, and retries until it is back", async () => {
  const desk = await openDesk("/", dashboardAnswers);
  const notice = page.getByText("The server isn’t responding. Trying again …");
  await expect.element(region("Money held")).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();

  desk.answer({ "GET /sandbox/dashboard/live": lost });
  await expect.element(notice).toBeVisible();
  // The earlier data stays visible.
  await expect.element(region("Money held")).toBeVisible();
  await expect.element(region("Last events").getByText("desk.test")).toBeVisible();

  desk.answer(dashboardAnswers);
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
