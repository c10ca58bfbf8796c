import type { Meta, StoryObj } from "@storybook/react-vite";
import { deskStories } from "../testing/desk-page.tsx";
import { refusal } from "../testing/fake-sandbox.ts";
import { auditAnswers, auditPage } from "./audit.fake.ts";

const meta = {
  ...deskStories,
  args: { at: "/audit", answers: auditAnswers },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Ada provider\.state GPHL state slow, delayMs 1500$/ });
  },
};

export const OnAPhone: Story = {
  ...NewestFirst,
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const NothingDone: Story = {
  args: { answers: { "GET /sandbox/audit": auditPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText("Nothing was done yet");
  },
};

export const NothingFits: Story = {
  args: { at: "/audit?target=nobody", answers: { "GET /sandbox/audit": auditPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText("Nothing fits these filters");
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
