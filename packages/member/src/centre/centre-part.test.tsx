// @vitest-environment jsdom
import { Language } from "@naluma/i18n/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { restWords } from "../words.rest.ts";
import { Card } from "./centre-part.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a card that breaks says so in the player's language, keeps the others, and can be retried", async () => {
  await restWords.load("th_TH");
  vi.stubGlobal("reportError", vi.fn<(error: unknown) => void>());
  // React logs the error as well.
  vi.spyOn(console, "error").mockReturnValue();
  let isBroken = true;
  function Devices() {
    if (isBroken) throw new Error("planted");
    return <p>Devices</p>;
  }
  render(
    <Language locale="th_TH">
      <Card>
        <p>Password</p>
      </Card>
      <Card>
        <Devices />
      </Card>
    </Language>,
  );
  expect(screen.getByText("Password")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("ส่วนนี้เกิดข้อผิดพลาด");
  expect(reportError).toHaveBeenCalledOnce();
  isBroken = false;
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByText("Devices")).toBeDefined();
});
