import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { phone } from "../testing/story.ts";
import { OneTimeCodeField, PinField } from "./index.ts";
import { onCard } from "./on-card.fake.tsx";

const meta = { decorators: [onCard] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Pins({ error }: { error?: string }) {
  const [shown, setShown] = useState("");
  const [masked, setMasked] = useState("");
  return (
    <div className="field-grid">
      <PinField
        label="SMS code"
        length={6}
        autoComplete="one-time-code"
        value={shown}
        onValue={setShown}
      />
      <PinField
        label="Withdraw password"
        hint="4 digits. You’ll need it to change your bank accounts."
        length={4}
        masked
        value={masked}
        onValue={setMasked}
        error={error}
      />
      <output className="number">{masked}</output>
    </div>
  );
}

/** Typed, deleted and pasted as a single text; the boxes only display it. */
export const Boxes: Story = {
  render: () => <Pins />,
  play: async ({ canvas, canvasElement }) => {
    const code = canvas.getByRole("textbox", { name: "SMS code" });
    await userEvent.click(code);
    await userEvent.paste("041 337");
    await expect(code).toHaveValue("041337");
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.keyboard("{Backspace}");
    await expect(code).toHaveValue("04133");

    const secret = canvas.getByLabelText("Withdraw password");
    await userEvent.tab();
    await expect(secret).toHaveFocus();
    await userEvent.keyboard("12a34567");
    await expect(canvas.getByText("1234")).toBeInTheDocument();
    const drawn = canvasElement.querySelector(".pin-field-masked")?.textContent;
    await expect(drawn).toBe("••••");
  },
};

export const BoxesWrong: Story = {
  render: () => <Pins error="The withdraw password has 4 digits." />,
  globals: phone,
};

/** A clock that never advances, four and a half minutes before the end. */
const still = { now: () => 0, setTimeout: () => () => undefined };
const resend = {
  label: "Send again",
  waiting: (time: string) => `Resend in ${time}`,
  announce: (seconds: number) => `A new code can be sent in ${seconds} seconds`,
  onResend: fn(),
  clock: still,
};

/** Spaces are removed from pasted text; letters stay, so that the rule can report them. */
export const OneTimeCode: Story = {
  render: () => (
    <div className="field-grid">
      <OneTimeCodeField
        label="SMS code"
        placeholder="6 digits"
        good="Sent to number ending 0148."
        resend={{ ...resend, until: 277_000 }}
      />
      <OneTimeCodeField label="Code from the letter" resend={resend} />
    </div>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByRole("textbox", { name: "SMS code" });
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(code).toHaveAttribute("inputmode", "numeric");
    // The message that the code was sent does not make the input valid.
    await expect(code.closest(".field-box")).not.toHaveClass("is-valid");
    await userEvent.click(code);
    await userEvent.paste("041 337");
    await expect(code).toHaveValue("041337");

    const wait = canvas.getByRole("button", { name: "Resend in 4:37" });
    await userEvent.click(wait);
    await expect(resend.onResend).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(
      "A new code can be sent in 277 seconds",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Send again" }));
    await expect(resend.onResend).toHaveBeenCalledOnce();
  },
};

export const OneTimeCodeOnMobile: Story = { ...OneTimeCode, globals: phone };
