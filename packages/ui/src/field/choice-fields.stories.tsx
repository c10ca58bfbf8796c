import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { phone } from "../testing/story.ts";
import { Check, RadioField, SelectField, Switch } from "./index.ts";
import { onCard } from "./on-card.fake.tsx";

const meta = { decorators: [onCard] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const onLeave = fn();

function Choices({ error }: { error?: string }) {
  const [way, setWay] = useState("");
  const [demo, setDemo] = useState(true);
  return (
    <div className="field-grid">
      <RadioField
        label="How shall we verify you?"
        error={error}
        value={way}
        onValue={setWay}
        onLeave={onLeave}
        choices={[
          { value: "phone", text: "By phone", hint: "To the number ending 0148" },
          { value: "email", text: "By email" },
          { value: "letter", text: "By letter", disabled: true },
        ]}
      />
      <SelectField
        label="Currency"
        placeholder="Choose a currency"
        defaultValue=""
        error={error}
        choices={[
          { value: "USD", text: "US dollar (USD)" },
          { value: "VND", text: "Vietnamese dong (VND)" },
        ]}
      />
      <Check error={error}>I am 18 or older and accept the service agreement.</Check>
      <Switch checked={demo} onChange={(event) => setDemo(event.target.checked)}>
        Only games with a demo
      </Switch>
      <Switch defaultChecked={false}>Sound</Switch>
    </div>
  );
}

/** Arrow keys move between the radios, which are a single Tab stop; the space bar toggles the switch. */
export const ByKeyboard: Story = {
  render: () => <Choices />,
  play: async ({ canvas }) => {
    const phoneChoice = canvas.getByRole("radio", { name: /By phone/ });
    await userEvent.tab();
    await expect(phoneChoice).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(phoneChoice).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "By email" })).toBeChecked();
    await expect(onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(onLeave).toHaveBeenCalledOnce();

    const demo = canvas.getByRole("switch", { name: "Only games with a demo" });
    demo.focus();
    await userEvent.keyboard(" ");
    await expect(demo).not.toBeChecked();
  },
};

export const ChoicesWrong: Story = {
  render: () => <Choices error="Choose one." />,
  globals: phone,
  play: async ({ canvas }) => {
    const ways = canvas.getByRole("radiogroup", { name: "How shall we verify you?" });
    await expect(ways).toHaveAttribute("aria-invalid", "true");
    await expect(ways).toHaveAccessibleDescription("Choose one.");
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
  },
};
