import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { phone } from "../story/index.ts";
import { WheelDialog, type WheelDialogProps } from "./index.ts";

const prizes = [
  { label: "$88", sub: "credit" },
  { label: "5", sub: "free draws" },
  { label: "$18", sub: "credit" },
  { label: "2×", sub: "points" },
  { label: "$8", sub: "credit" },
  { label: "$188", sub: "credit" },
  { label: "1", sub: "draw" },
  { label: "$28", sub: "credit" },
  { label: "$3", sub: "credit" },
  { label: "3", sub: "free draws" },
];

/** Ten turns and to the third prize. */
const target = 3600 + 360 - 72;

function Page(props: Partial<WheelDialogProps>) {
  const [open, setOpen] = useState(false);
  const [angle, setAngle] = useState(0);
  const [result, setResult] = useState<string>();
  const turning = angle > 0 && result === undefined;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Roulette</Button>
      <WheelDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Weekend roulette"
        text="Every draw wins something. Prizes go straight to your main wallet."
        closeLabel="Close"
        prizes={prizes}
        angle={angle}
        onStopped={() => setResult("You won $18 credit.")}
        result={result}
        draws={{ left: angle === 0 ? 3 : 2, label: "free draws left", until: "Ends Sunday, 23:59" }}
        spin={{ label: "Spin the wheel", busy: turning, onSpin: () => setAngle(target) }}
        history={[
          { id: 1, when: "Your last draw, 19:42", prize: "$18.00" },
          { id: 2, when: "Earlier, 19:40", prize: "2× points" },
        ]}
        {...props}
      />
    </>
  );
}

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const open: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Roulette" }));
  const dialog = await screen.findByRole("dialog", { name: "Weekend roulette" });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Ready: Story = { play: open };

export const ReadyOnMobile: Story = {
  args: { as: "sheet" },
  globals: phone,
  play: open,
};

export const NoDrawsLeft: Story = {
  args: {
    draws: { left: 0, label: "free draws left" },
    spin: {
      label: "Spin the wheel",
      disabled: true,
      reason: "The next draw comes on Friday.",
      onSpin: () => undefined,
    },
  },
  play: open,
};

/** Stories run with reduced motion: the result is there at once, and it is announced. */
export const Spun: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole("button", { name: "Spin the wheel" }));
    await waitFor(() => expect(screen.getByText("You won $18 credit.")).toBeVisible());
    await expect(screen.getByRole("status")).toHaveTextContent("You won $18 credit.");
  },
};
