import { isLocale, type Locale } from "@naluma/site/locale";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { phone } from "../testing/story.ts";
import {
  AmountField,
  BirthDateField,
  noDate,
  PasswordField,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from "./index.ts";
import { onCard } from "./on-card.fake.tsx";

const meta = { decorators: [onCard] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const counter = (used: number, maximum: number) => `${used} of ${maximum} characters`;

/** The icons of every state, and a read-only value. */
export const States: Story = {
  render: () => (
    <div className="field-grid field-grid-double">
      <TextField label="Username" error="Use letters and digits only, 6 to 12 characters." />
      <TextField label="Currency" value="US dollar (USD)" readOnly />
      <TextField label="Email" defaultValue="marika@example.org" good />
      <PasswordField
        label="Password"
        defaultValue="naluma88"
        good="Strong enough"
        reveal={{ show: "Show password", hide: "Hide password" }}
      />
      <TextField label="Telegram" optional="optional" placeholder="5 to 50 characters" />
      <TextField label="Agent" value="A20817" disabled onChange={fn()} />
    </div>
  ),
};

export const StatesOnMobile: Story = { ...States, globals: phone };

/** The counter beside the box describes the input and is not announced on every keystroke. */
export const Counted: Story = {
  render: () => (
    <div className="field-grid">
      <TextField label="Nickname" maxLength={12} counter={counter} defaultValue="marika" />
      <TextArea
        label="Message"
        hint="Our staff read it within a day."
        maxLength={40}
        counter={counter}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const message = canvas.getByRole("textbox", { name: "Message" });
    await expect(message).toHaveAccessibleDescription(
      "Our staff read it within a day. 0 of 40 characters",
    );
    await userEvent.type(message, "Good evening, where is my prize of last week?");
    await expect(message).toHaveValue("Good evening, where is my prize of last ");
    await expect(message).toHaveAccessibleDescription(/40 of 40 characters/);
    await expect(canvas.getByText("40/40")).toBeVisible();
    await expect(canvas.getByText("6/12")).toBeVisible();
  },
};

function Contact({ wrong }: { wrong?: boolean }) {
  const [code, setCode] = useState("+84");
  const [born, setBorn] = useState(noDate);
  const [language, setLanguage] = useState<Locale>("en_US");
  return (
    <div className="field-grid">
      <PhoneField label="Phone" code="+1" hint="We’ll send a 6-digit code to this number by SMS." />
      <PhoneField
        label="Second phone"
        code={code}
        choice={{
          label: "Country code",
          codes: [
            { code: "+84", country: "Vietnam" },
            { code: "+66", country: "Thailand" },
          ],
          onCode: setCode,
        }}
      />
      <SelectField
        label="Written as in"
        value={language}
        onChange={({ target }) => setLanguage(isLocale(target.value) ? target.value : language)}
        choices={[
          { value: "en_US", text: "English" },
          { value: "vi_VN", text: "Tiếng Việt" },
          { value: "zh_CN", text: "简体中文" },
        ]}
      />
      <BirthDateField
        label="Date of birth"
        locale={language}
        words={{ year: "Year", month: "Month", day: "Day" }}
        years={{ latest: 2008, earliest: 1926 }}
        value={born}
        onValue={setBorn}
        error={wrong ? "Choose your birth year." : undefined}
        wrong={["year"]}
      />
      <AmountField label="Amount" unit="$" placeholder="0.00" />
    </div>
  );
}

/** The parts of a date are in the order of the language; changing the month clears a day that it does not have. */
export const PhoneDateAmount: Story = {
  render: () => <Contact />,
  play: async ({ canvas, canvasElement }) => {
    const order = () =>
      [...canvasElement.querySelectorAll(".birth-date select")].map((part) =>
        part.getAttribute("aria-label"),
      );
    await expect(order()).toEqual(["Month", "Day", "Year"]);
    await userEvent.selectOptions(canvas.getByLabelText("Day"), "31");
    await userEvent.selectOptions(canvas.getByLabelText("Month"), "April");
    await expect(canvas.getByLabelText("Day")).toHaveValue("");

    await userEvent.selectOptions(canvas.getByLabelText("Written as in"), "Tiếng Việt");
    await expect(order()).toEqual(["Day", "Month", "Year"]);
    await expect(canvas.getByLabelText("Month")).toHaveValue("4");

    await userEvent.selectOptions(canvas.getByLabelText("Country code"), "+66");
    await expect(canvas.getByText("+66")).toBeVisible();
    await expect(canvas.getByLabelText("Phone")).toHaveAttribute("inputmode", "numeric");
  },
};

/** Only the missing part is marked; the message belongs to all three. */
export const DateIncomplete: Story = {
  render: () => <Contact wrong />,
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Year")).toBeInvalid();
    await expect(canvas.getByLabelText("Month")).toBeValid();
    await expect(canvas.getByLabelText("Month")).toHaveAccessibleDescription(
      "Choose your birth year.",
    );
  },
};
