import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { ContentPage } from "./content-page.tsx";
import { PromotionsPage } from "./promotions-page.tsx";
import { QuestionsPage } from "./questions-page.tsx";

const item = (id: number, url: string, title: string, content: string) => ({
  id,
  url,
  title,
  content,
  photo_path: "",
});

const longWord = "எல்லாவற்றையும்".repeat(14);

const list = [
  item(1, "main/1", "About us", "<p>We are a lobby.</p><h2>Who</h2><ul><li>One</li></ul>"),
  item(2, "discount/2", "Red envelope hour", "<p>An evening gift for members.</p>"),
  item(3, "discount/3", longWord, `<p>${longWord} ${"word ".repeat(2_000)}</p>`),
  item(4, "faq/4", "Is this real money", "<p>No. Everything is <b>play money</b>.</p>"),
  item(5, "faq/5", longWord, `<p>${longWord}</p>`),
  item(
    6,
    "main/6",
    "<img src=x onerror=alert(1)>",
    '<script>document.title = 1</script><p onclick="alert(1)">Words stay. <a href="javascript:alert(1)">This leads nowhere</a></p>',
  ),
];

const delivers = (items: object[]) => ({ api: platform(() => ({ list: items })) });

const meta = {
  component: ContentPage,
  args: { path: "/main/1" },
  parameters: delivers(list),
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <Story />
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof ContentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Content: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "About us", level: 1 })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Who", level: 2 })).toBeVisible();
  },
};

export const ContentOnAPhone: Story = { ...Content, globals: phone };

/** Active content in an operator's HTML is reduced to its text. */
export const HostileContent: Story = {
  args: { path: "/main/6" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "<img src=x onerror=alert(1)>" });
    await expect(canvas.getByText(/Words stay/)).toBeVisible();
    await expect(canvasElement.querySelector("img, script, [onclick], a[href]")).toBeNull();
  },
};

/** The whole content in one column: nothing is wider than the page, however long its words are. */
export const LongWordsOnAPhone: Story = {
  args: { path: "/discount/3" },
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const NothingWritten: Story = {
  args: { path: "/main/99" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "This page is no longer available", level: 1 });
    await expect(canvas.getByRole("link", { name: "Go to the home page" })).toHaveAttribute(
      "href",
      "/",
    );
  },
};

export const NothingWrittenOnAPhone: Story = { ...NothingWritten, globals: phone };

let asked = 0;

/** The first request fails; the second succeeds. */
export const Failed: Story = {
  parameters: {
    api: platform(() => {
      asked += 1;
      return asked % 2 === 1 ? Promise.reject(new RefusedError(timeout)) : { list };
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText("The page could not be loaded.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("heading", { name: "About us" });
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: phone };

const isFailing = { now: false };

function AskedAgain({ path }: { path: string }) {
  const client = useQueryClient();
  const askAgain = async () => {
    isFailing.now = true;
    await client.invalidateQueries();
  };
  const [isOver, setOver] = useState(false);
  return (
    <>
      <ContentPage path={path} />
      <button type="button" onClick={() => void askAgain().then(() => setOver(true))}>
        {isOver ? "Asked again" : "Ask again"}
      </button>
    </>
  );
}

/** Content already loaded stays on screen when a refetch fails. */
export const FailedAfterwards: Story = {
  parameters: {
    api: platform(() => (isFailing.now ? Promise.reject(new RefusedError(timeout)) : { list })),
  },
  beforeEach: () => {
    isFailing.now = false;
  },
  render: ({ path }) => <AskedAgain path={path} />,
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "About us" });
    await userEvent.click(canvas.getByRole("button", { name: "Ask again" }));
    await canvas.findByRole("button", { name: "Asked again" });
    await expect(canvas.getByRole("heading", { name: "About us" })).toBeVisible();
    await expect(canvas.queryByText("The page could not be loaded.")).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { api: platform(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the page");
  },
};

export const LoadingOnAPhone: Story = { ...Loading, globals: phone };

export const Promotions: Story = {
  render: () => <PromotionsPage />,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /^Red envelope hour/ });
    await expect(link).toHaveAttribute("href", "/discount/2");
    await expect(link).toHaveTextContent("An evening gift for members.");
  },
};

export const PromotionsOnAPhone: Story = {
  ...Promotions,
  globals: phone,
};

export const PromotionsLoading: Story = { ...Loading, render: () => <PromotionsPage /> };

const withoutNetwork = { globals: { network: "failing" } };

const noNetwork: Story["play"] = async ({ canvas }) => {
  await canvas.findByRole("button", { name: "Try again" });
};

export const PromotionsFailed: Story = {
  ...withoutNetwork,
  render: () => <PromotionsPage />,
  play: noNetwork,
};

export const NoPromotions: Story = {
  render: () => <PromotionsPage />,
  parameters: delivers([]),
  play: async ({ canvas }) => {
    await canvas.findByText("There are no promotions right now.");
  },
};

export const Questions: Story = {
  render: () => <QuestionsPage />,
  play: async ({ canvas }) => {
    const question = await canvas.findByRole("heading", { name: "Is this real money" });
    const answer = canvas.getByText(/Everything is/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(question);
    await waitFor(() => expect(answer).toBeVisible());
  },
};

export const QuestionsOnAPhone: Story = { ...Questions, globals: phone };

export const QuestionsLoading: Story = { ...Loading, render: () => <QuestionsPage /> };

export const QuestionsFailed: Story = {
  ...withoutNetwork,
  render: () => <QuestionsPage />,
  play: noNetwork,
};

/** The second question is one endless word. */
export const LongQuestionsOnAPhone: Story = {
  render: () => <QuestionsPage />,
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: longWord });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const NoQuestions: Story = {
  render: () => <QuestionsPage />,
  parameters: delivers([]),
  play: async ({ canvas }) => {
    await canvas.findByText("There are no FAQs yet.");
  },
};
