import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./field/index.ts";
import { onCard } from "./field/on-card.fake.tsx";
import { PasswordStrength } from "./password-strength.tsx";

const meta = { decorators: [onCard] } satisfies Meta;
export default meta;

const words = { weak: "Weak password", fair: "Fair password", strong: "Strong password" };

function NewPassword() {
  const [password, setPassword] = useState("");
  return (
    <div className="field">
      <PasswordField
        label="Password"
        autoComplete="new-password"
        reveal={{ show: "Show password", hide: "Hide password" }}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordStrength password={password} account="lotus88" words={words} />
    </div>
  );
}

export const AsItIsTyped: StoryObj<typeof meta> = {
  render: () => <NewPassword />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Password");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(field, "lotus88");
    await expect(canvas.getByRole("status")).toHaveTextContent("Weak password");
    await userEvent.clear(field);
    await userEvent.type(field, "Harvest7");
    await expect(canvas.getByRole("status")).toHaveTextContent("Fair password");
    await userEvent.type(field, "moon");
    await expect(canvas.getByRole("status")).toHaveTextContent("Strong password");
  },
};
