import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { AnnouncementBoard } from "./announcement-board.tsx";

const announcement = (id: number, content: string) => ({
  id,
  display_before_login: 1,
  display_after_login: 1,
  sort: id,
  content,
});

const item = (id: number, title: string, content: string) => ({
  id,
  title,
  content,
  display_device: 0,
  display_content: 1,
  updated_at: `2026-11-${10 + id} 09:00:00`,
});

const announced = {
  web_announcement_list: [
    announcement(2, "<b>Play money:</b> all games here use play money."),
    announcement(1, "<b>Customer service:</b> answers at any time."),
  ],
};

const news = {
  history: [
    item(9, "Striker Cup is open", "<p>Predict sixteen matches between now and Sunday.</p>"),
    item(8, "Kestrel maintenance", "<p>Sunday, 03:00 to 05:00.</p>"),
  ],
};

const marquee = "/arks/web/announcement/marquee";
const history = "/arks/web/bulletin/history";

const delivers = (answers: Readonly<Record<string, unknown>>) => ({
  api: platform((path) => answers[path]),
});

const meta = {
  component: AnnouncementBoard,
  args: { memberId: 7 },
  parameters: delivers({ [marquee]: announced, [history]: news }),
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <main className="centre-page">
          <h1>Announcements</h1>
          <Story />
        </main>
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof AnnouncementBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllThatIsTold: Story = {
  play: async () => {
    await expect(await screen.findByText("Play money:")).toBeVisible();
    await expect(await screen.findByRole("tab", { name: /Striker Cup/ })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...AllThatIsTold,
  globals: phone,
};

export const NothingTold: Story = {
  parameters: delivers({ [marquee]: { web_announcement_list: [] }, [history]: { history: [] } }),
  play: async () => {
    await expect(await screen.findByText("There is no news yet.")).toBeVisible();
  },
};

export const CannotBeRead: Story = {
  parameters: {
    api: platform(() => {
      throw new RefusedError(timeout);
    }),
  },
  play: async () => {
    await expect(await screen.findByText("The news could not be loaded.")).toBeVisible();
  },
};

const long = "Wolfeschlegelsteinhausenbergerdorff".repeat(5);

export const VeryLongTexts: Story = {
  globals: phone,
  parameters: delivers({
    [marquee]: { web_announcement_list: [announcement(1, `<b>${long}</b>`)] },
    [history]: { history: [item(1, long, `<p>${long}</p>`), item(2, long, `<p>${long}</p>`)] },
  }),
  play: async () => {
    await screen.findAllByText(long);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
