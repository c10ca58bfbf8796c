// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog/dialog.tsx";
import { PageHeading } from "./page-heading.tsx";
import { Popover } from "./popover.tsx";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Kind = "dialog" | "popover";

/** A site of two pages, with a button above both that opens a layer over the page, or with none. */
function openSite(kind: Kind, field = <input aria-label="Code" />) {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  let show: (isOpen: boolean) => void = () => undefined;
  function Layout() {
    const [open, setOpen] = useState(false);
    const [button, setButton] = useState<HTMLButtonElement | null>(null);
    show = setOpen;
    const over = { open, onClose: () => setOpen(false), children: field };
    return (
      <>
        <button type="button" ref={setButton}>
          Open
        </button>
        <Outlet />
        {kind === "dialog" ? (
          <Dialog title="Log in" {...over} />
        ) : (
          <Popover label="Wallet" anchor={button} {...over} />
        )}
      </>
    );
  }
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: ["first", "second"].map((name) => ({
        path: name === "first" ? "/" : name,
        element: <PageHeading>{name}</PageHeading>,
      })),
    },
  ]);
  render(<RouterProvider router={router} />);
  return {
    go: () => act(() => router.navigate("/second")),
    async open(from: "button" | "itself") {
      if (from === "button") screen.getByText("Open").focus();
      act(() => show(true));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Code")));
    },
    /** Removes it from the page; the focus returns a moment later. */
    close() {
      act(() => show(false));
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  };
}

type Site = ReturnType<typeof openSite>;

/** The focus returns in a timer that was set before this one. */
const whenGivenBack = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

const orders: [string, (site: Site) => Promise<void>][] = [
  [
    "before it closes",
    async ({ go, close }) => {
      await go();
      close();
      await whenGivenBack();
    },
  ],
  [
    "as it closes",
    async ({ go, close }) => {
      close();
      await go();
      await whenGivenBack();
    },
  ],
  [
    "after it closed",
    async ({ go, close }) => {
      close();
      await whenGivenBack();
      await go();
    },
  ],
];

const kinds: [Kind, "button" | "itself"][] = [
  ["dialog", "itself"],
  ["dialog", "button"],
  ["popover", "button"],
];

for (const [kind, from] of kinds) {
  test.each(orders)(
    `a page that is drawn %s has the focus on its heading: a ${kind} opened by ${from}`,
    async (_, inOrder) => {
      const site = openSite(kind);
      await site.open(from);
      await inOrder(site);
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "second" }));
    },
  );
}

test.each(["dialog", "popover"] as const)(
  "a %s returns the focus to its button on the page where it was opened, whichever page was visited before",
  async (kind) => {
    const site = openSite(kind);
    await site.go();
    await site.open("button");
    site.close();
    await whenGivenBack();
    expect(document.activeElement).toBe(screen.getByText("Open"));
  },
);

test("a page drawn under a dialog whose field focused itself has the focus on its heading afterwards", async () => {
  const site = openSite("dialog", <input aria-label="Code" ref={(field) => field?.focus()} />);
  await site.open("itself");
  await site.go();
  site.close();
  await whenGivenBack();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "second" }));
});

test("the page behind an open dialog leaves the focus inside it", async () => {
  const site = openSite("dialog");
  await site.open("button");
  const taken = vi.fn();
  screen.getByLabelText("Code").addEventListener("blur", taken);
  await site.go();
  expect(taken).not.toHaveBeenCalled();
  site.close();
  await whenGivenBack();
});
