// @vitest-environment jsdom
import { Language } from "@naluma/i18n/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { gamesView } from "./games-view.tsx";

const Slots = () => <h1>Slots</h1>;

let root: Root | undefined;
afterEach(() => root?.unmount());

const draw = (View: React.ComponentType) => {
  const page = document.createElement("div");
  root = createRoot(page);
  const drawn = root;
  flushSync(() =>
    drawn.render(
      <Language locale="en_US">
        <View />
      </Language>,
    ),
  );
  return page;
};

test("a page whose view was fetched before it is drawn shows no skeleton", async () => {
  const { GamesView, loadView } = gamesView(async () => ({ default: Slots }));
  await loadView();
  expect(draw(GamesView).querySelector("h1")?.textContent).toBe("Slots");
});

test("a page whose view is late starts with its skeleton", async () => {
  const { GamesView } = gamesView(async () => ({ default: Slots }));
  const page = draw(GamesView);
  expect(page.querySelector("h1")).toBeNull();
  await vi.waitUntil(() => page.querySelector("h1"));
});
