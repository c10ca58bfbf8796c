// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Contained } from "./contained.tsx";
import { Dialog } from "./dialog/dialog.tsx";
import { Popover } from "./popover.tsx";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const planted = new Error("planted");
const reported = vi.fn<(error: unknown) => void>();
let isBroken = true;

beforeEach(() => {
  isBroken = true;
  vi.stubGlobal("reportError", reported);
  // React logs the error as well.
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reported.mockClear();
});

function Part() {
  if (isBroken) throw planted;
  return <p>Here</p>;
}

test("a part that throws disappears without the page, and is reported once", () => {
  const { container } = render(
    <>
      <Contained>
        <Part />
      </Contained>
      <p>The page</p>
    </>,
  );
  expect(container.textContent).toBe("The page");
  expect(reported.mock.calls).toEqual([[planted]]);
});

test("the replacement of a broken part can try again", () => {
  render(
    <Contained
      renderInstead={(again) => (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
    >
      <Part />
    </Contained>,
  );
  const again = () => fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  again();
  expect(reported).toHaveBeenCalledTimes(2);
  isBroken = false;
  again();
  expect(screen.getByText("Here")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

/** A button that opens a layer above the page. */
function Opener({ kind }: { kind: "dialog" | "popover" }) {
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" ref={setButton} onClick={() => setOpen(true)}>
        Open
      </button>
      {kind === "dialog" ? (
        <Dialog open={open} onClose={close} title="Limits">
          <Part />
        </Dialog>
      ) : (
        <Popover open={open} onClose={close} anchor={button} label="Wallet">
          <Part />
        </Popover>
      )}
    </>
  );
}

test.each(["dialog", "popover"] as const)(
  "a %s that breaks closes, and opens again when requested",
  async (kind) => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    render(<Opener kind={kind} />);
    const opener = screen.getByText("Open");
    fireEvent.click(opener);
    expect(reported.mock.calls).toEqual([[planted]]);
    expect(screen.queryByRole("dialog")).toBeNull();
    isBroken = false;
    fireEvent.click(opener);
    await screen.findByText("Here");
    expect(reported).toHaveBeenCalledOnce();
  },
);
