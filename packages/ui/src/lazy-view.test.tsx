// @vitest-environment jsdom
import { cleanup, configure, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setLaterSheet } from "./later-sheet.ts";
import { lazyView } from "./lazy-view.tsx";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

test("a view loads when it is first drawn, and is there at once the next time", async () => {
  const load = vi.fn(async () => ({ default: Hello }));
  const View = lazyView(load);
  expect(load).not.toHaveBeenCalled();
  render(<View name="Ana" />);
  expect(screen.queryByText("Hello Ana")).toBeNull();
  await screen.findByText("Hello Ana");
  cleanup();
  render(<View name="Bo" />);
  expect(screen.getByText("Hello Bo")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test("a prefetched view is there at once", async () => {
  const View = lazyView(async () => ({ default: Hello }));
  await View.preload();
  render(<View name="Ana" />);
  expect(screen.getByText("Hello Ana")).toBeDefined();
});

test("a view that cannot be fetched breaks nothing, and loads when the network is back", async () => {
  let online = false;
  const load = vi.fn(async () => {
    if (!online) throw new Error("no network");
    return { default: Hello };
  });
  const View = lazyView(load);
  const { container } = render(<View name="Ana" />);
  await vi.waitFor(() => expect(load.mock.settledResults[1]?.type).toBe("rejected"));
  expect(container.innerHTML).toBe("");

  online = true;
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("online"));
    expect(load).toHaveBeenCalledTimes(3);
  });
  await screen.findByText("Hello Ana");
});

test("a view is never shown without its style sheet, and its skeleton is shown until then", async () => {
  setLaterSheet("/assets/later-of-view.css");
  const View = lazyView(async () => ({ default: Hello }), { skeleton: () => <p>Wait</p> });
  render(<View name="Ana" />);
  const sheet = await vi.waitUntil(() => document.querySelector("link[rel=stylesheet]"));
  expect(View.isLoaded()).toBe(false);
  expect(screen.getByText("Wait")).toBeDefined();
  sheet.dispatchEvent(new Event("load"));
  await screen.findByText("Hello Ana");
  expect(View.isLoaded()).toBe(true);
  sheet.remove();
});
