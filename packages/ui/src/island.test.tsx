// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { atom } from "jotai/vanilla";
import { lazy } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Island } from "./island.tsx";
import { lazyView } from "./lazy-view.tsx";
import { useAtomInIsland } from "./use-atom-in-island.ts";

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

/** The page as rendered by the server. */
const servedPage = () => {
  const page = document.createElement("main");
  page.innerHTML = renderToString(
    <Island fallback={null}>
      <Buttons />
    </Island>,
  );
  document.body.append(page);
  return page;
};

/** The served page after hydration, while the island's code is still loading. */
const hydrated = async () => {
  const page = servedPage();
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Buttons }>();
  const Late = lazy(() => promise);
  const drawn = (
    <Island fallback={null}>
      <Late />
    </Island>
  );
  const root = await act(async () => hydrateRoot(page, drawn));
  return {
    page,
    arrive: () => act(async () => resolve({ default: Buttons })),
    /** Replaces the server's HTML; React renders it again once the code has loaded. */
    drawAnew: () =>
      act(async () =>
        root.render(
          <Island fallback={<p>Wait</p>}>
            <Late />
          </Island>,
        ),
      ),
  };
};

afterEach(() => {
  document.body.replaceChildren();
  presses.mockClear();
});

test("a press before the code has loaded waits for it, and counts once", async () => {
  const { page, arrive } = await hydrated();
  page.querySelector<HTMLElement>("b")?.click();
  expect(presses).not.toHaveBeenCalled();
  await arrive();
  expect(presses.mock.calls).toEqual([["hot"]]);
  page.querySelector<HTMLElement>("b")?.click();
  expect(presses).toHaveBeenCalledTimes(2);
});

test("only the last of several presses counts", async () => {
  const { page, arrive } = await hydrated();
  for (const button of page.querySelectorAll("button")) button.click();
  await arrive();
  expect(presses.mock.calls).toEqual([["new"]]);
});

test("a press is not lost if the part is drawn again before its code has loaded", async () => {
  const { page, arrive, drawAnew } = await hydrated();
  page.querySelectorAll("button")[1]?.click();
  await drawAnew();
  expect(page.textContent).toBe("Wait");
  await arrive();
  expect(presses.mock.calls).toEqual([["new"]]);
});

test("nothing is pressed unless somebody has pressed", async () => {
  const { arrive } = await hydrated();
  await arrive();
  expect(presses).not.toHaveBeenCalled();
});

test("the server's HTML stays as long as the code cannot be fetched, and works when the network is back", async () => {
  let online = false;
  const load = vi.fn(async () => {
    if (!online) throw new TypeError("no network");
    return { default: Buttons };
  });
  const Late = lazyView(load, { drawnByServer: true });
  const page = servedPage();
  await act(async () => {
    hydrateRoot(
      page,
      <Island fallback={null}>
        <Late />
      </Island>,
    );
  });
  page.querySelector<HTMLElement>("b")?.click();
  expect(page.textContent).toBe("HotNew");
  expect(presses).not.toHaveBeenCalled();

  online = true;
  await act(async () => {
    window.dispatchEvent(new Event("online"));
  });
  expect(load).toHaveBeenCalledTimes(3);
  expect(presses.mock.calls).toEqual([["hot"]]);
});

test("changes before the code has loaded are shown afterwards, and the server's HTML stays until then", async () => {
  const newsAtom = atom("no news");
  const News = () => <p>{useAtomInIsland(newsAtom, "no news")}</p>;
  const page = document.createElement("main");
  page.innerHTML = renderToString(
    <Island fallback={null}>
      <News />
    </Island>,
  );
  document.body.append(page);
  const drawn = page.querySelector("p");
  const store = createStore();
  const faults: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<{ default: typeof News }>();
  const Late = lazy(() => promise);
  await act(async () => {
    hydrateRoot(
      page,
      <Provider store={store}>
        <Island fallback={null}>
          <Late />
        </Island>
      </Provider>,
      { onRecoverableError: (fault) => faults.push(fault) },
    );
  });
  await act(async () => store.set(newsAtom, "a letter"));
  expect(page.textContent).toBe("no news");
  await act(async () => resolve({ default: News }));
  expect(page.querySelector("p")).toBe(drawn);
  expect(page.textContent).toBe("a letter");
  expect(faults).toEqual([]);
});
