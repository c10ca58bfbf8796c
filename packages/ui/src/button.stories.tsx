import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "./button.tsx";
import { PlayIcon } from "./icon.ts";
import { phone } from "./testing/story.ts";

const meta = {
  component: Button,
  args: { children: "Log in", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: () => (
    <div className="row">
      <Button look="primary">Deposit</Button>
      <Button look="soft">Return all to main wallet</Button>
      <Button look="line">Withdraw</Button>
      <Button look="accent">Apply</Button>
      <Button look="danger">Remove</Button>
      <Button look="text">Skip</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="row">
      <Button look="primary" size="s">
        <PlayIcon size="s" />
        Play
      </Button>
      <Button look="primary">Play</Button>
      <Button look="primary" size="l">
        Play
      </Button>
    </div>
  ),
};

export const Mobile: Story = {
  ...Looks,
  globals: phone,
  render: () => (
    <Button look="primary" size="l" block>
      Log in
    </Button>
  ),
};

/** It can be focused and read, but does nothing. */
export const DisabledWithReason: Story = {
  args: { look: "primary", disabled: true, reason: "A game is starting", children: "Log out" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", {
      name: "Log out",
      description: "A game is starting",
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button, "::after").content).toContain("A game is starting");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A second press has no effect while the first is being processed. */
export const Busy: Story = {
  args: { look: "primary", busy: true, children: "Logging in" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Logging in" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
