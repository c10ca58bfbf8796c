// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useForm } from "./use-form.ts";

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

afterEach(cleanup);

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
