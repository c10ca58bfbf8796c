import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "./button.tsx";
import { Countdown } from "./countdown-clock.tsx";
import { clockText } from "./countdown.ts";
import { useCountdown } from "./use-countdown.ts";

/** A clock that never advances and never calls back. */
const stillClock = { now: () => 0, setTimeout: () => () => undefined };

function ReturnAll() {
  const [until] = useState(8_000);
  const seconds = useCountdown(until, stillClock);
  return (
    <Button disabled={seconds > 0}>
      Return all to main wallet <span className="number">({clockText(seconds)})</span>
    </Button>
  );
}

const meta = { component: ReturnAll } satisfies Meta<typeof ReturnAll>;
export default meta;

export const InALabel: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveTextContent("Return all to main wallet (0:08)");
  },
};

/** Rendered every second, announced at the start, at one minute and at the end. */
export const LocalizedWords: StoryObj<typeof meta> = {
  render: () => (
    <p>
      The envelope closes in{" "}
      <Countdown
        until={866_000}
        clock={stillClock}
        announce={(seconds) => `${Math.floor(seconds / 60)} minutes left`}
      />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("14:26")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("14 minutes left");
  },
};
