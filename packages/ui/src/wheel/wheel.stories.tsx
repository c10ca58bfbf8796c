import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button.tsx";
import { phone } from "../testing/story.ts";
import { WheelDialog, type WheelDialogProps } from "./wheel-dialog.tsx";
import { wheelPicture } from "./wheel.tsx";

const names = [
  "$88.00",
  "5 free draws",
  "$18.00",
  "2× points",
  "$8.00",
  "$188.00",
  "1 draw",
  "$28.00",
  "$3.00",
  "Try again",
];

/** Ten turns, ending at the third prize. */
const target = 3600 + 360 - 72;

function Page(props: Partial<WheelDialogProps>) {
  const [open, setOpen] = useState(false);
  const [angle, setAngle] = useState(0);
  const shown = props.names ?? names;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Prize wheel</Button>
      <WheelDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Weekend roulette"
        text="Spin once for each draw. Cash prizes go straight to your main wallet."
        closeLabel="Close"
        names={shown}
        picture={wheelPicture(shown.length)}
        angle={angle}
        status={angle === 0 ? undefined : "The wheel is turning."}
        draws={{ left: angle === 0 ? 3 : 2, label: "draws left", until: "Ends Sunday, 23:59" }}
        spin={{ label: "Spin the wheel", busy: angle > 0, onSpin: () => setAngle(target) }}
        prizesLabel="All prizes"
        history={[
          { id: 1, when: "19:42", prize: "$18.00" },
          { id: 2, when: "19:40", prize: "2× points" },
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
  await userEvent.click(canvas.getByRole("button", { name: "Prize wheel" }));
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
    draws: { left: 0, label: "draws left" },
    spin: {
      label: "Spin the wheel",
      disabled: true,
      reason: "You have no draws left.",
      onSpin: fn(),
    },
  },
  play: open,
};

/** Without a picture, only the shine is missing. */
export const WithoutPicture: Story = { args: { picture: undefined }, play: open };

export const TwoPrizes: Story = { args: { names: ["$88.00", "Try again"] }, play: open };

export const ThreePrizes: Story = {
  args: { names: ["$88.00", "Five free draws for the weekend", "Try again"] },
  play: open,
};

export const TwentyFourPrizes: Story = {
  args: { names: Array.from({ length: 24 }, (_, index) => names[index % 10] ?? "") },
  play: open,
};

/** Shortened on the wheel, complete in the list. */
export const LongTamilNames: Story = {
  args: {
    names: [
      "வாரயிறுதி இலவச சுழற்சிகள் பத்து",
      "மீண்டும் முயற்சி செய்யவும்",
      "$1,888.00",
      "அடுத்த முறை வெல்லலாம்",
      "முதன்மை வாலட்டுக்கு ரொக்கப் பரிசு",
      "$18.00",
      "இலவச சுழற்சி",
      "$8.88",
    ],
  },
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByText("All prizes"));
    const whole = screen.getByText("முதன்மை வாலட்டுக்கு ரொக்கப் பரிசு");
    await waitFor(() => expect(whole).toBeVisible());
  },
};

/** Stories run with reduced motion, so the wheel is at the prize immediately. */
export const Spun: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole("button", { name: "Spin the wheel" }));
    await expect(screen.getByRole("status")).toHaveTextContent("The wheel is turning.");
    await expect(document.querySelector(".wheel-disc")).toHaveAttribute(
      "style",
      expect.stringContaining("rotate(3888deg)"),
    );
  },
};
