// @vitest-environment jsdom
import { Dialog } from "@naluma/ui/dialog";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useHeadingFocus } from "./use-heading-focus.ts";

afterEach(cleanup);

/** A list whose heading belongs to the page: opening a letter beside it does not move the focus. */
function List() {
  const page = new URLSearchParams(useLocation().search).get("page") ?? "1";
  return (
    <>
      <h1 ref={useHeadingFocus(`page ${page}`)} tabIndex={-1}>
        Page {page}
      </h1>
      <button type="button">Next</button>
    </>
  );
}

function open() {
  const router = createMemoryRouter([{ path: "/", element: <List /> }]);
  const { rerender } = render(<RouterProvider router={router} />);
  const go = (to: string | number) =>
    act(() => (typeof to === "string" ? router.navigate(to) : router.navigate(to)));
  const press = () => act(() => screen.getByRole("button").focus());
  const ask = (isOpen: boolean) =>
    rerender(
      <>
        <RouterProvider router={router} />
        <Dialog title="Log in" open={isOpen} onClose={() => undefined}>
          <input />
        </Dialog>
      </>,
    );
  return { go, press, ask };
}

const focused = () => document.activeElement?.textContent;

test("a page that was loaded leaves the focus to the browser", () => {
  open();
  expect(document.activeElement).toBe(document.body);
});

test("each further page of a list moves the focus to its heading, which names the page", async () => {
  const { go, press } = open();
  for (const page of [2, 3]) {
    press();
    await go(`/?page=${page}`);
    await waitFor(() => expect(focused()).toBe(`Page ${page}`));
  }
});

test("opening an entry beside the list does not move the focus to its heading, nor does going back", async () => {
  const { go, press } = open();
  await go("/?page=2");
  press();
  await go("/?page=2&letter=7");
  expect(focused()).toBe("Next");
  await go(-1);
  await go(-1);
  await screen.findByText("Page 1");
  expect(focused()).toBe("Next");
});

test("a page reached while a dialog is open has the focus on its heading when the dialog closes", async () => {
  const { go, press, ask } = open();
  press();
  ask(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
  await go("/?page=2");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  ask(false);
  await waitFor(() => expect(focused()).toBe("Page 2"));
});

/** Suspends while a part of the page loads, and so hides the page. */
function Waiting({ part }: { part: Promise<string> }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        More
      </button>
      <Suspense fallback="…">
        <List />
        {isAsked && <Part part={part} />}
      </Suspense>
    </>
  );
}

const Part = ({ part }: { part: Promise<string> }) => <p>{use(part)}</p>;

test.each([
  ["nowhere", "Page 2"],
  ["elsewhere", "More"],
])(
  "a page hidden until one of its parts has loaded focuses its heading, unless the focus is in use: %s",
  async (place, after) => {
    const late = Promise.withResolvers<string>();
    const router = createMemoryRouter([{ path: "/", element: <Waiting part={late.promise} /> }]);
    render(<RouterProvider router={router} />);
    await act(() => router.navigate("/?page=2"));
    await waitFor(() => expect(focused()).toBe("Page 2"));
    await act(async () => screen.getByText("More").click());
    // Browsers remove the focus from elements that are not displayed.
    act(() => {
      if (place === "nowhere") screen.getByText("Page 2").blur();
      else screen.getByText("More").focus();
    });
    await act(async () => late.resolve("the part"));
    await screen.findByText("the part");
    expect(focused()).toBe(after);
  },
);
