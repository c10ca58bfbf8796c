import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { deskStories } from "../testing/desk-page.tsx";
import { refusal } from "../testing/fake-sandbox.ts";
import { settingsAnswers } from "./settings.fake.ts";

const meta = {
  ...deskStories,
  args: { at: "/settings", answers: settingsAnswers },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsSaved: Story = {
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue("Naluma · Games");
  },
};

export const OnAPhone: Story = {
  ...AsSaved,
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const WhatHurtsIsAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    const currencies = await canvas.findByDisplayValue("USD RMB VND");
    await userEvent.clear(currencies);
    await userEvent.type(currencies, "USD{Enter}");
    await screen.findByText(/^RMB, VND will be offered no more/);
  },
};

export const CannotBeRead: Story = {
  args: { answers: { "GET /sandbox/settings": refusal(500, "The settings could not be read.") } },
  play: async ({ canvas }) => {
    await canvas.findByText("The settings could not be read.");
  },
};
