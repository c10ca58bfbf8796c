// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useAfterPress, useForm } from "./use-form.ts";

const initial = { account: "" };
const check = ({ account }: typeof initial) => ({
  account: account === "" ? "fill this in" : undefined,
});

function Form({ busy, onSubmit }: { busy?: boolean; onSubmit: () => void }) {
  const { form, text, errorOf } = useForm({ initial, check });
  return (
    <form {...form({ onSubmit, busy })}>
      <input
        aria-label="Account"
        aria-invalid={errorOf("account") !== undefined}
        {...text("account")}
      />
      <button type="submit">Send</button>
    </form>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLInputElement>("Account");
const send = () => {
  screen.getByRole("button").focus();
  fireEvent.click(screen.getByRole("button"));
};

test("each submit that breaks a rule focuses the field, the second like the first", () => {
  const onSubmit = vi.fn<() => void>();
  render(<Form onSubmit={onSubmit} />);
  for (const _ of ["first", "second"]) {
    send();
    expect(document.activeElement).toBe(field());
  }
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a form that waits for its answer sends nothing else, and works again afterwards", () => {
  const onSubmit = vi.fn<() => void>();
  const { rerender } = render(<Form onSubmit={onSubmit} busy />);
  fireEvent.change(field(), { target: { value: "anna" } });
  send();
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(<Form onSubmit={onSubmit} />);
  send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("the meaning of a text may depend on another value, and is read again when that changes", () => {
  const onSubmit = vi.fn<(values: { phone: string; code: string }) => void>();
  function Contact() {
    const { form, text, change } = useForm({
      initial: { phone: "", code: "84" },
      check: () => ({}),
      meaning: { phone: (typed, { code }) => typed.replace(`+${code}`, "0") },
    });
    return (
      <form {...form({ onSubmit })}>
        <input aria-label="Phone" {...text("phone")} />
        <button type="button" onClick={() => change("code", "66")}>
          Thailand
        </button>
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Contact />);
  fireEvent.change(screen.getByLabelText("Phone"), { target: { value: "+84912345678" } });
  fireEvent.click(screen.getByText("Send"));
  expect(onSubmit).toHaveBeenLastCalledWith({ phone: "0912345678", code: "84" });
  fireEvent.click(screen.getByText("Thailand"));
  fireEvent.click(screen.getByText("Send"));
  expect(onSubmit).toHaveBeenLastCalledWith({ phone: "+84912345678", code: "66" });
});

/** A form that shows one error, whose time stands still. */
function form() {
  vi.useFakeTimers();
  const show = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => useAfterPress());
  return { show, leaveField: () => result.current(show), close: unmount };
}

const finger = (what: "Down" | "Up" | "Cancel") => fireEvent[`pointer${what}`](document);

test("an error is shown at once if nothing is pressed", () => {
  const { show, leaveField } = form();
  leaveField();
  expect(show).toHaveBeenCalledOnce();
});

test.each(["Up", "Cancel"] as const)(
  "an error of a field left by a press waits 100 ms after its end for the click (%s)",
  (end) => {
    const { show, leaveField } = form();
    finger("Down");
    leaveField();
    vi.advanceTimersByTime(1_000);
    finger(end);
    vi.advanceTimersByTime(99);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledOnce();
  },
);

test.each([
  ["a second tap within that time", "Down"],
  ["another finger that leaves within it", "Up"],
] as const)("%s does not lose its click either", (_, next) => {
  const { show, leaveField } = form();
  finger("Down");
  leaveField();
  finger("Up");
  vi.advanceTimersByTime(99);
  finger(next);
  vi.advanceTimersByTime(99);
  expect(show).not.toHaveBeenCalled();
  finger("Up");
  vi.advanceTimersByTime(100);
  expect(show).toHaveBeenCalledOnce();
});

test("a form removed in the middle of a press holds nothing back", () => {
  const { show, leaveField, close } = form();
  finger("Down");
  leaveField();
  close();
  expect(show).toHaveBeenCalledOnce();
});
