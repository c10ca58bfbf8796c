import type { Meta, StoryObj } from "@storybook/react-vite";
import { deskStories } from "../testing/desk-page.tsx";
import { contentAnswers, item } from "./content.fake.ts";

const meta = {
  ...deskStories,
  args: { at: "/content?kind=page", answers: contentAnswers },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone", isRotated: false } };

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("When is the harbour open?");
    await canvas.findByText("Missing: Vietnamese");
    await canvas.findByText("draft");
  },
};

export const ListOnAPhone: Story = { ...List, globals: phone };

export const Nothing: Story = {
  args: { at: "/content?kind=float" },
  play: async ({ canvas }) => {
    await canvas.findByText("There is no float yet");
  },
};

export const OnePage: Story = {
  args: { at: "/content?kind=page&item=2" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 3, name: "When is the harbour open?" });
  },
};

export const OnePageOnAPhone: Story = { ...OnePage, globals: phone };

export const NotThere: Story = {
  args: { at: "/content?kind=page&item=9" },
  play: async ({ canvas }) => {
    await canvas.findByText("There is no such page any more.");
  },
};

/** Content that the site would not show: a link that leads nowhere, and a picture from another origin. */
export const NotShown: Story = {
  args: {
    at: "/content?kind=float&item=1",
    answers: {
      "GET /sandbox/content/items": {
        items: [
          item(1, {
            name: { en_US: "Ask the desk" },
            url: "javascript:alert(1)",
            photo_path: "https://elsewhere.example/x.svg",
          }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("The site has no such address: players do not see it.");
    await canvas.findByText("The site does not show this picture.");
  },
};

export const NewBanner: Story = {
  args: { at: "/content?kind=banner&item=new" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText("Words (English)"),
      "Autumn cup{Enter}Every evening",
    );
    await canvas.findByText("Every evening");
    await userEvent.selectOptions(canvas.getByLabelText("Links to"), "Games of a provider");
    await canvas.findByLabelText("Name of these games");
  },
};

export const NewRule: Story = {
  args: { at: "/content?kind=bulletin-setting&item=new" },
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Frequency");
  },
};
