// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { late } from "./late.tsx";

afterEach(cleanup);

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

test("a view comes when it is first drawn, and is there at once the next time", async () => {
  const load = vi.fn(async () => ({ default: Hello }));
  const { View } = late(load);
  expect(load).not.toHaveBeenCalled();
  render(<View name="Ana" />);
  expect(screen.queryByText("Hello Ana")).toBeNull();
  await screen.findByText("Hello Ana");
  cleanup();
  render(<View name="Bo" />);
  expect(screen.getByText("Hello Bo")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test("a view that was fetched before is there at once", async () => {
  const { View, fetchNow } = late(async () => ({ default: Hello }));
  await fetchNow();
  render(<View name="Ana" />);
  expect(screen.getByText("Hello Ana")).toBeDefined();
});

test("a view that cannot be fetched breaks nothing, and comes when the network is back", async () => {
  let online = false;
  const load = vi.fn(async () => {
    if (!online) throw new Error("no network");
    return { default: Hello };
  });
  const { View } = late(load);
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
