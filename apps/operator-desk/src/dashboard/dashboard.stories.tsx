import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { deskStories } from "../testing/desk-page.tsx";
import { lost, refusal } from "../testing/fake-sandbox.ts";
import { dashboardAnswers, live } from "./dashboard.fake.ts";

const meta = {
  ...deskStories,
  args: { at: "/", answers: dashboardAnswers },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /desk\.test board 13 B/ });
    await canvas.findByRole("row", { name: /wallet private-member\.1021 and 2 more 1\.5 kB/ });
    await canvas.findByRole("row", { name: /Oxbow refusing/ });
    await canvas.findByRole("row", { name: "USD 1,234,567.80 -12.00" });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Last events" })).toHaveTextContent(
      /^desk\.test.*Size13 B/,
    );
    await expect(await canvas.findByRole("list", { name: "Money held" })).toHaveTextContent(
      /With providers-12\.00$/,
    );
  },
};

export const Quiet: Story = {
  args: {
    answers: {
      "GET /sandbox/dashboard/live": {
        ...live,
        sockets: { connections: 0, members: 0, occupied: 0, channels: [] },
        events: [],
        refused: [],
      },
      "GET /sandbox/dashboard/money": { sessions: 0, wallets: [] },
      "GET /sandbox/providers": [],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Nobody is connected");
    await canvas.findByText("No events sent since the start");
    await canvas.findByText("No calls refused");
    await canvas.findByText("The catalogue has no providers");
  },
};

export const AnotherServerHasTheSockets: Story = {
  args: {
    answers: { ...dashboardAnswers, "GET /sandbox/dashboard/live": { ...live, sockets: null } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Connections are held by an external server");
  },
};

export const Refused: Story = {
  args: {
    answers: {
      ...dashboardAnswers,
      "GET /sandbox/dashboard/money": refusal(500, "The wallets could not be read."),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("The wallets could not be read.");
  },
};

export const SandboxIsAway: Story = {
  args: {
    answers: { ...dashboardAnswers, "GET /sandbox/dashboard/live": lost },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("The server isn’t responding. Trying again …");
  },
};
