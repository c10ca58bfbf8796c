import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen } from "storybook/test";
import { deskStories } from "../testing/desk-page.tsx";
import { campaignAnswers } from "./campaigns.fake.ts";

const meta = {
  ...deskStories,
  args: { at: "/campaigns", answers: campaignAnswers },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone", isRotated: false } };

export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /^USD 8\.88 3 of 500 2 17\.76 100\.00$/ });
    await canvas.findByRole("row", { name: /^USD 1\.00 to 8\.88 2 2 17\.76 100\.00$/ });
    await userEvent.click(await canvas.findByText("Prizes"));
    await canvas.findByRole("row", { name: "Fog nothing 75% 2" });
  },
};

export const ListOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("list", { name: "Results of Harbour wheel" }),
    ).toHaveTextContent(/Paid17\.76Budget100\.00/);
  },
};

export const Nothing: Story = {
  args: { answers: { "GET /sandbox/campaigns": { campaigns: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByText("No campaigns yet");
  },
};

export const NewEnvelope: Story = {
  args: { at: "/campaigns?campaign=red_envelope" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await canvas.findByText("Say when it ends.");
    await userEvent.selectOptions(canvas.getByLabelText("Condition"), "Paid in since the start");
    await canvas.findByLabelText("Minimum paid in");
  },
};

export const NewRoulette: Story = {
  args: { at: "/campaigns?campaign=roulette" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /^USD 0\.00 0 0\.00$/ });
    await userEvent.selectOptions(canvas.getByLabelText("Add a currency"), "VND");
    await canvas.findByRole("button", { name: "Remove VND" });
  },
};

export const NewRouletteOnAPhone: Story = {
  ...NewRoulette,
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole("list", { name: "Expected cost" });
  },
};

export const AskedBeforeItStarts: Story = {
  args: { at: "/campaigns?campaign=red_envelope" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("No texts yet.");
    await userEvent.type(await canvas.findByLabelText("Name (English)"), "Harbour evening");
    await fireEvent.change(canvas.getByLabelText("Ends, GMT-4"), {
      target: { value: "2099-12-01T10:00" },
    });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await screen.findByRole("alertdialog", { name: "Start “Harbour evening”?" });
  },
};

export const Running: Story = {
  args: { at: "/campaigns?campaign=7" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Change this red envelope" });
  },
};

export const NotThere: Story = {
  args: { at: "/campaigns?campaign=99" },
  play: async ({ canvas }) => {
    await canvas.findByText("There is no such campaign.");
  },
};
