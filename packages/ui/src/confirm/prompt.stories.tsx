import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStore } from "jotai";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button.tsx";
import { phone } from "../testing/story.ts";
import { Confirms } from "./confirms.tsx";
import { askPrompt, type Prompt } from "./questions.ts";

function Page({ rules }: { rules?: Partial<Prompt> }) {
  const store = useStore();
  const [said, setSaid] = useState("not asked");
  const ask = async () => {
    const words = await askPrompt(store, {
      title: "Name this device",
      text: "You see the name when you log in from somewhere new.",
      label: "Name",
      confirm: "Save name",
      cancel: "Cancel",
      ...rules,
    });
    setSaid(words ?? "nothing");
  };
  return (
    <>
      <Button onClick={() => void ask()}>Name it</Button>
      <output>{said}</output>
      <Confirms />
    </>
  );
}

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const ask: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Name it" }));
  const input = await screen.findByRole("textbox", { name: "Name" });
  await waitFor(() => expect(input).toHaveFocus());
};

/** Every text is valid. */
export const Plain: Story = {
  name: "[UI-09] without a maximum nothing is counted",
  play: async (context) => {
    await ask(context);
    await expect(screen.queryByText(/^\d+\/\d+$/)).toBeNull();
    await userEvent.keyboard("Marika's phone{Enter}");
    await expect(await context.canvas.findByText("Marika's phone")).toBeVisible();
    await waitFor(() =>
      expect(context.canvas.getByRole("button", { name: "Name it" })).toHaveFocus(),
    );
  },
};

export const WithPattern: Story = {
  name: "[UI-08] what does not match is illegal input",
  args: { rules: { pattern: /^[\w ]+$/ } },
  play: async (context) => {
    await ask(context);
    await userEvent.keyboard("!!{Enter}");
    const input = screen.getByRole("textbox", { name: "Name" });
    await expect(input).toHaveAccessibleDescription("Illegal input");
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.clear(input);
    await userEvent.type(input, "Phone");
    await expect(input).toBeValid();
    await userEvent.keyboard("{Enter}");
    await expect(await context.canvas.findByText("Phone")).toBeVisible();
  },
};

/** The validator returns its own message. */
export const WithValidator: Story = {
  args: {
    rules: {
      value: "Phone",
      validator: (name) => name !== "Phone" || "You have a device of that name.",
    },
  },
  play: async (context) => {
    await ask(context);
    await userEvent.keyboard("{Enter}");
    await expect(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(
      "You have a device of that name.",
    );
  },
};

/** With a maximum, a counter is shown below; without one, there is none (`Plain`). */
export const WithMaximum: Story = {
  name: "[UI-09] what has a maximum is counted, and ends there",
  args: {
    rules: {
      maximum: 20,
      counter: (used, maximum) => `${used} of ${maximum} characters`,
    },
  },
  play: async (context) => {
    await ask(context);
    await userEvent.keyboard("Marika");
    await waitFor(() => expect(screen.getByText("6/20")).toBeVisible());
    await expect(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(
      "6 of 20 characters",
    );
    await userEvent.keyboard("x".repeat(20));
    await expect(screen.getByText("20/20")).toBeVisible();
  },
};

export const WithMaximumOnMobile: Story = {
  ...WithMaximum,
  name: "[UI-09] what has a maximum is counted, and ends there, on a phone",
  args: { rules: { ...WithMaximum.args?.rules, long: true } },
  globals: phone,
};

export const GivenUp: Story = {
  play: async (context) => {
    await ask(context);
    await userEvent.keyboard("Mar{Escape}");
    await expect(await context.canvas.findByText("nothing")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
