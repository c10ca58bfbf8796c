import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { phone } from "../testing/story.ts";
import { Check, CodeField, PasswordField, TextField } from "./index.ts";

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 40"><path d="M0 0H118V40H0Z" fill="#F3E9DC"/><text x="16" y="29" font-size="26" font-weight="800" letter-spacing="6" fill="#522">K7RM</text></svg>`,
)}`;

function LoginFields({ wrong }: { wrong?: boolean }) {
  const [keep, setKeep] = useState(false);
  return (
    <form className="field-grid">
      <TextField
        label="Username"
        autoComplete="username"
        hint={wrong ? undefined : "6 to 20 letters and figures"}
        error={wrong ? "Enter your account name." : undefined}
      />
      <PasswordField
        label="Password"
        reveal={{ show: "Show password", hide: "Hide password" }}
        error={wrong ? "The password does not match this account." : undefined}
      />
      <CodeField
        label="Verification code"
        placeholder="4 characters"
        picture={{ src: picture, alt: "Four characters to copy" }}
        refresh={{ label: "New code", onRefresh: fn() }}
        error={wrong ? "Incorrect code. Try the new one." : undefined}
      />
      <Check checked={keep} onChange={(event) => setKeep(event.target.checked)}>
        Keep me logged in
      </Check>
    </form>
  );
}

const meta = {
  component: LoginFields,
  decorators: [
    (Story) => (
      <div className="card dialog-narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginFields>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The hint describes the input, and the label names it. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const account = canvas.getByRole("textbox", { name: "Username" });
    await expect(account).toHaveAccessibleDescription("6 to 20 letters and figures");
    await expect(account).not.toHaveAttribute("aria-invalid");
  },
};

export const Wrong: Story = {
  args: { wrong: true },
  play: async ({ canvas }) => {
    const code = canvas.getByRole("textbox", { name: "Verification code" });
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription("Incorrect code. Try the new one.");
  },
};

/** The button toggles the password's visibility; its name is the next action. */
export const Reveal: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText("Password");
    await userEvent.type(password, "naluma88");
    await expect(password).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveValue("naluma88");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(password).toHaveAttribute("type", "password");
  },
};

export const Ticked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Keep me logged in"));
    await expect(canvas.getByRole("checkbox", { name: "Keep me logged in" })).toBeChecked();
  },
};

export const OnMobile: Story = {
  ...Wrong,
  globals: phone,
};

export const WaitingForThePicture: Story = {
  render: () => (
    <CodeField
      label="Verification code"
      optional="(optional)"
      picture={{ src: undefined, alt: "" }}
      refresh={{ label: "New code", onRefresh: fn(), busy: true }}
    />
  ),
};
