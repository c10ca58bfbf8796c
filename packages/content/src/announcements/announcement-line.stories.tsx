import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { AnnouncementLine } from "./announcement-line.tsx";

const announcement = (id: number, content: string, before: number, after: number) => ({
  id,
  content,
  display_before_login: before,
  display_after_login: after,
  sort: id,
});

const list = [
  announcement(1, "Customer service has answers at any time.", 1, 1),
  announcement(2, "<b>New here:</b> log in to play with your wallet.", 1, 0),
  announcement(3, "<b>Return all to main wallet:</b> one tap moves every balance back.", 0, 1),
];

const delivers = (items: object[]) => ({
  api: platform(() => ({ web_announcement_list: items })),
});

const meta = {
  component: AnnouncementLine,
  args: { memberId: undefined },
  parameters: delivers(list),
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <Story />
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof AnnouncementLine>;
export default meta;

type Story = StoryObj<typeof meta>;

const texts = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(texts(canvas.getAllByRole("listitem"))).toEqual([
        "New here: log in to play with your wallet.",
        "Customer service has answers at any time.",
      ]),
    );
  },
};

export const ForMembers: Story = {
  args: { memberId: 7 },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(texts(canvas.getAllByRole("listitem"))).toEqual([
        "Return all to main wallet: one tap moves every balance back.",
        "Customer service has answers at any time.",
      ]),
    );
  },
};

/** Active content in an operator's HTML has no effect here. */
export const HostileText: Story = {
  parameters: delivers([
    announcement(
      1,
      '<img src=x onerror="document.title = 1"><b>Hello</b> <a href="javascript:alert(1)">you</a>',
      1,
      1,
    ),
  ]),
  play: async ({ canvas }) => {
    const item = await canvas.findByRole("listitem");
    await expect(item.innerHTML).toBe("<b>Hello</b> you");
  },
};

export const NothingAnnounced: Story = {
  parameters: delivers([]),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(".marquee")).toBeNull());
  },
};

export const OnAPhone: Story = {
  globals: phone,
};

let isRefused = true;

export const Failed: Story = {
  parameters: {
    api: platform(() => {
      if (isRefused) throw new RefusedError(timeout);
      return { web_announcement_list: list };
    }),
  },
  beforeEach: () => {
    isRefused = true;
  },
  play: async ({ canvas }) => {
    await canvas.findByText("The announcements could not be loaded.");
    isRefused = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(2);
  },
};

export const FailedOnAPhone: Story = {
  globals: phone,
  parameters: { api: platform(() => Promise.reject(new RefusedError(timeout))) },
};

export const LongWords: Story = {
  parameters: delivers([announcement(1, "x".repeat(600), 1, 1), announcement(2, "Short.", 1, 1)]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Short.");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
