import type { Meta, StoryObj } from "@storybook/react-vite";
import { deskStories } from "../testing/desk-page.tsx";
import { refusal } from "../testing/fake-sandbox.ts";
import { actions, auditAnswers, auditPage } from "./audit.fake.ts";

const meta = {
  ...deskStories,
  args: { at: "/audit", answers: auditAnswers },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = {
  title: { en_US: "About us", ta_IN: "எங்களைப் பற்றி" },
  content: { en_US: "<p>The lamps are lit.</p>" },
  url: "main/1",
};
const [first] = actions;
if (!first) throw new Error("The log has no line.");
const textChange = {
  ...first,
  what: "content.change",
  target: "page of site 1, 1",
  detail: { site_id: 1, shown: true, value: page },
};

export const NewestFirst: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("row", {
      name: /Ada provider\.state GPHL .*state open → slow.*delay ms 1500$/,
    });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole("list", { name: "Audit log" });
    await canvas.findByRole("link", { name: "player21" });
  },
};

/** One changed page in eleven languages, and a new page without previous values. */
export const Texts: Story = {
  args: {
    answers: {
      "GET /sandbox/audit": auditPage([
        {
          ...textChange,
          id: 2,
          before: { shown: true, value: { ...page, title: { ...page.title, ta_IN: "பழையது" } } },
        },
        { ...textChange, what: "content.add", before: null },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("row", {
      name: /content\.change .* title, Tamil பழையது → எங்களைப் பற்றி$/,
    });
    await canvas.findByRole("row", { name: /content\.add .* title, other languages 1/ });
  },
};

export const NothingDone: Story = {
  args: { answers: { "GET /sandbox/audit": auditPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText("No activity yet");
  },
};

export const NothingFits: Story = {
  args: { at: "/audit?target=nobody", answers: { "GET /sandbox/audit": auditPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText("Nothing matches these filters");
  },
};

export const Refused: Story = {
  args: {
    answers: { "GET /sandbox/audit": refusal(400, "The request is not valid.", ["from: no time"]) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("The request is not valid. from: no time");
  },
};
