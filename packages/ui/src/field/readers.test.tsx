// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  AmountField,
  CodeField,
  OneTimeCodeField,
  PasswordField,
  PhoneField,
  TextField,
} from "./index.ts";

afterEach(cleanup);

const nothing = () => undefined;
const reveal = { show: "Show", hide: "Hide" };
const fields = [
  ["a name", "line", () => <TextField label="It" />],
  ["an address", "line", () => <TextField label="It" type="email" inputMode="email" />],
  ["minutes", "figures", () => <TextField label="It" inputMode="numeric" />],
  ["an amount", "figures", () => <AmountField label="It" unit="$" />],
  ["a phone", "figures", () => <PhoneField label="It" code="+84" />],
  ["a phone of any country", "figures", () => <TextField label="It" type="tel" inputMode="tel" />],
  [
    "a code of an SMS",
    "code",
    () => (
      <OneTimeCodeField
        label="It"
        resend={{ label: "Send", waiting: String, announce: String, onResend: nothing }}
      />
    ),
  ],
  ["a code of an app", "code", () => <TextField label="It" autoComplete="one-time-code" />],
  [
    "a code in a picture",
    "figures",
    () => (
      <CodeField
        label="It"
        picture={{ src: undefined, alt: "Code" }}
        refresh={{ label: "New", onRefresh: nothing }}
      />
    ),
  ],
  ["a password", "verbatim", () => <PasswordField label="It" reveal={reveal} />],
  [
    "a password of figures",
    "figures",
    () => <PasswordField label="It" reveal={reveal} inputMode="numeric" />,
  ],
  ["a time", "verbatim", () => <TextField label="It" type="datetime-local" />],
] as const;

test.each(fields)("%s is read as %s", (_, reader, field) => {
  render(field());
  expect(screen.getByLabelText("It").dataset["reader"]).toBe(reader);
});

test("a password is read the same whether shown or hidden", () => {
  render(<PasswordField label="It" reveal={reveal} />);
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getByLabelText("It").dataset["reader"]).toBe("verbatim");
});

test("pasted text is read before it is cut to the length of the field", () => {
  const heard: string[] = [];
  render(
    <TextField
      label="It"
      inputMode="numeric"
      maxLength={4}
      onChange={({ target }) => heard.push(target.value)}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>("It");
  field.setSelectionRange(0, 0);
  fireEvent.paste(field, { clipboardData: { getData: () => "\u202a  ১২৩৪৫ \u202c" } });
  expect(field.value).toBe("1234");
  expect(heard).toEqual(["1234"]);
});
