// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { lazy } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Island } from "./index.ts";

const presses = vi.fn<(name: string) => void>();

function Buttons() {
  return (
    <p>
      <button type="button" onClick={() => presses("hot")}>
        <b>Hot</b>
      </button>
      <button type="button" onClick={() => presses("new")}>
        New
      </button>
    </p>
  );
}

/** The page as the server drew it, hydrated with the island's code still on its way. */
const hydrated = async () => {
  const page = document.createElement("main");
  page.innerHTML = renderToString(
    <Island fallback={null}>
      <Buttons />
    </Island>,
  );
  document.body.append(page);
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Buttons }>();
  const Late = lazy(() => promise);
  await act(async () => {
    hydrateRoot(
      page,
      <Island fallback={null}>
        <Late />
      </Island>,
    );
  });
  return { page, arrive: () => act(async () => resolve({ default: Buttons })) };
};

afterEach(() => {
  document.body.replaceChildren();
  presses.mockClear();
});

test("a press that comes before the code waits for it, and counts once", async () => {
  const { page, arrive } = await hydrated();
  page.querySelector<HTMLElement>("b")?.click();
  expect(presses).not.toHaveBeenCalled();
  await arrive();
  expect(presses.mock.calls).toEqual([["hot"]]);
  page.querySelector<HTMLElement>("b")?.click();
  expect(presses).toHaveBeenCalledTimes(2);
});

test("of several presses the last one counts", async () => {
  const { page, arrive } = await hydrated();
  for (const button of page.querySelectorAll("button")) button.click();
  await arrive();
  expect(presses.mock.calls).toEqual([["new"]]);
});

test("nothing is pressed where nobody has pressed", async () => {
  const { arrive } = await hydrated();
  await arrive();
  expect(presses).not.toHaveBeenCalled();
});
