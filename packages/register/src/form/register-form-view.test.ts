// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { nextOnEnter } from "./register-form-view.tsx";

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input name="account">
      <select name="currency"><option>USD</option></select>
      <input name="phone">
      <input name="agreed" type="checkbox">
      <input name="code">
    </form>`;
  for (const name of ["account", "phone", "code"]) says(name, "next");
});

/** Sets the property explicitly, because this test environment does not read it from the attribute. */
const says = (name: string, enterKeyHint: string) => Object.assign(field(name), { enterKeyHint });

const field = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};

/** Presses a key in a field; returns the focused element and whether the browser submits the form itself. */
function press(name: string, key = "Enter", isComposing = false) {
  field(name).focus();
  const preventDefault = vi.fn();
  nextOnEnter({ key, target: field(name), nativeEvent: { isComposing }, preventDefault });
  const isSent = key === "Enter" && preventDefault.mock.calls.length === 0;
  return { at: document.activeElement?.getAttribute("name"), isSent };
}

test.each([
  ["account", "currency"],
  ["phone", "code"],
])("Enter moves from %s to %s, skipping checkboxes", (from, to) => {
  expect(press(from)).toEqual({ at: to, isSent: false });
});

test("Enter in the last field submits the form", () => {
  expect(press("code")).toEqual({ at: "code", isSent: true });
});

test("Enter that only completes an input method's character moves nowhere", () => {
  expect(press("account", "Enter", true).at).toBe("account");
});

test.each(["a", "Tab"])("the key %s is left to the field", (key) => {
  expect(press("account", key).at).toBe("account");
});

test("Enter in a field without a next hint submits the form", () => {
  says("account", "send");
  expect(press("account")).toEqual({ at: "account", isSent: true });
});
