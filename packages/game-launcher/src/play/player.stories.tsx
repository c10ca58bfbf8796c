import { formatMoney } from "@naluma/i18n/money";
import { currencies } from "@naluma/site/currency";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { fakeLauncher } from "../runner/launch.runner.fake.ts";
import { LauncherContext } from "../runner/use-launcher-instance.ts";
import type { MoneyInGame } from "./money-slot.tsx";
import { PlayBar as DesktopBar } from "./play-bar.desktop.tsx";
import { PlayBar as MobileBar } from "./play-bar.mobile.tsx";
import { Player, type PlayerProps } from "./player.tsx";

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><path d="M0 0H240V320H0Z" fill="%23075bb5"/><circle cx="120" cy="130" r="70" fill="%23fa676c"/></svg>';
const game = { name: "Jade Koi River", providerName: "Harbourline", picture };
const tryAgain = fn();
const problem = "We couldn’t load your balance. Try again";
const holding = (text: string, more: Partial<MoneyInGame> = {}): MoneyInGame => ({
  text,
  problem: undefined,
  refreshing: false,
  refresh: tryAgain,
  ...more,
});

interface PlayerStoryProps extends PlayerProps {
  /** What the page around knows of the player's money; nothing in a demo. */
  money?: MoneyInGame;
}

/** The page around, which knows the player's money. */
function Around({ money, children }: { money: MoneyInGame | undefined; children: ReactNode }) {
  const [{ launcher }] = useState(() =>
    fakeLauncher({ Money: ({ children: draw }) => money && draw(money) }),
  );
  return <LauncherContext value={launcher}>{children}</LauncherContext>;
}

function PlayerWithMoney({ money, ...player }: PlayerStoryProps) {
  return (
    <Around money={money}>
      <Player {...player} />
    </Around>
  );
}

const meta = {
  component: PlayerWithMoney,
  parameters: { layout: "fullscreen" },
  args: {
    status: { game, step: "address", provider: "GPHL", url: "about:blank" },
    money: holding("$1,860.00"),
    onQuit: fn(),
    Bar: DesktopBar,
  },
} satisfies Meta<typeof PlayerWithMoney>;
export default meta;

type Story = StoryObj<typeof meta>;

const inGame = () => screen.findByRole("status", { name: "In this game" });

/** Whatever stands in the bar, the ways out and the clock are whole. */
async function expectWholeBars() {
  await screen.findAllByRole("timer");
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  for (const bar of document.querySelectorAll(".pl-h")) {
    const { left, right } = bar.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
    for (const part of bar.querySelectorAll("button, [role=timer], output")) {
      const rect = part.getBoundingClientRect();
      await expect(rect.width).toBeGreaterThan(0);
      await expect(rect.left).toBeGreaterThanOrEqual(left);
      await expect(rect.right).toBeLessThanOrEqual(right);
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
    const clock = bar.querySelector("[role=timer]")?.getBoundingClientRect();
    const names = bar.querySelector(".pl-n")?.getBoundingClientRect();
    await expect(clock?.right).toBeLessThanOrEqual((names?.right ?? 0) + 1);
  }
}

export const Playing: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByTitle("Game: Jade Koi River")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
    await expect(await inGame()).toHaveTextContent("$1,860.00");
    await userEvent.click(canvas.getByRole("button", { name: "Quit game" }));
    await expect(args.onQuit).toHaveBeenCalledOnce();
  },
};

/** A demo is played for nothing. */
export const WithoutMoney: Story = {
  render: ({ money: _none, ...args }) => <PlayerWithMoney {...args} />,
};

export const OnAPhone: Story = {
  args: { Bar: MobileBar },
  globals: phone,
  play: expectWholeBars,
};

export const Hidden: Story = { ...OnAPhone, args: { Bar: MobileBar, money: holding("•••••") } };

export const BeingReadAnew: Story = {
  args: { Bar: MobileBar, money: holding("--", { refreshing: true }) },
  globals: phone,
  play: async () => {
    await expect(await inGame()).toHaveAttribute("aria-busy", "true");
    await expectWholeBars();
  },
};

export const CouldNotBeRead: Story = {
  args: { Bar: MobileBar, money: holding("--", { problem }) },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: problem }));
    await expect(tryAgain).toHaveBeenCalled();
    await expectWholeBars();
  },
};

const everyCurrency = (locale: "en_US" | "hi_IN"): Story => ({
  globals: { ...phone, locale },
  render: ({ onQuit }) => (
    <div className="stack">
      {currencies.map((currency) => (
        <section key={currency}>
          <Bar text={formatMoney("9876543210.98", currency, locale)} onQuit={onQuit} />
        </section>
      ))}
    </div>
  ),
  play: expectWholeBars,
});

function Bar({ text, onQuit }: { text: string; onQuit: () => void }) {
  return (
    <Around money={holding(text)}>
      <MobileBar
        game={{
          ...game,
          name: "Die außergewöhnlichen Abenteuer der Donaudampfschifffahrtsgesellschaft",
        }}
        provider="GPHL"
        isFullScreen={false}
        onFullScreen={fn()}
        onQuit={onQuit}
      />
    </Around>
  );
}

/** Billions of every currency, on the narrowest screen. */
export const LongAmounts: Story = everyCurrency("en_US");

/** Grouped by hundreds: the longest way to write an amount. */
export const LongAmountsInHindi: Story = everyCurrency("hi_IN");

export const ALongNameInTamil: Story = {
  ...OnAPhone,
  args: {
    Bar: MobileBar,
    status: {
      game: { ...game, name: "ஜேட் கெண்டை ஆற்றின் முடிவில்லாத நள்ளிரவுப் பயணம்" },
      step: "address",
      provider: "GPHL",
      url: "about:blank",
    },
  },
  globals: { ...phone, locale: "ta_IN" },
};

export const StillStarting: Story = { args: { status: { game, step: "balance" } } };
