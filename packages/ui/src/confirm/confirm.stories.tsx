import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStore } from "jotai";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { phone } from "../testing/story.ts";
import { Confirms } from "./confirms.tsx";
import { askConfirm, type Question } from "./questions.ts";

interface PageProps {
  tone?: Question["tone"];
  /** An alternative below the two answers. */
  offers?: Promise<string>;
  /** An alternative above the two answers. */
  first?: string;
}

function Page({ tone, offers, first }: PageProps) {
  const store = useStore();
  const [answer, setAnswer] = useState("not asked");
  const [taken, setTaken] = useState("");
  const ask = async () => {
    const yes = await askConfirm(store, {
      title: "Log out and close the game?",
      text: "Jade Koi River is still open. Logging out closes it and brings $1,860.00 back to your main wallet first.",
      confirm: "Log out",
      cancel: "Keep playing",
      tone,
      first: first === undefined ? undefined : { label: first, choose: () => setTaken(first) },
      other: offers?.then((label) => ({ label, choose: () => setTaken(label) })),
    });
    setAnswer(yes ? "logged out" : "still playing");
  };
  return (
    <>
      <Button onClick={() => void ask()}>Leave</Button>
      <output>{answer}</output>
      <p>{taken}</p>
      <Confirms />
    </>
  );
}

const meta = { component: Page, args: { tone: "danger" } } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const ask: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
  const question = await screen.findByRole("alertdialog", { name: "Log out and close the game?" });
  await waitFor(() => expect(question).toBeVisible());
};

export const Asking: Story = { play: ask };

export const Plain: Story = { args: { tone: "plain" }, play: ask };

export const OfferedBefore: Story = {
  args: { tone: "plain", first: "Register" },
  play: async (context) => {
    await ask(context);
    const [first, ...others] = screen.getAllByRole("button");
    for (const other of others)
      await expect(other.getBoundingClientRect().top).toBeGreaterThan(
        (first?.getBoundingClientRect().bottom ?? Infinity) + 8,
      );
    await userEvent.click(screen.getByRole("button", { name: "Register" }));
    await waitFor(() => expect(context.canvas.getByText("Register")).toBeVisible());
    await expect(context.canvas.getByText("still playing")).toBeVisible();
  },
};

export const AskingOnMobile: Story = {
  globals: phone,
  play: ask,
};

export const Yes: Story = {
  play: async (context) => {
    await ask(context);
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    await expect(await context.canvas.findByText("logged out")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const No: Story = {
  play: async (context) => {
    await ask(context);
    await userEvent.click(screen.getByRole("button", { name: "Keep playing" }));
    await expect(await context.canvas.findByText("still playing")).toBeVisible();
    await waitFor(() =>
      expect(context.canvas.getByRole("button", { name: "Leave" })).toHaveFocus(),
    );
  },
};

/** The alternative answers the question with no and runs its own action. */
export const AnotherWayOut: Story = {
  args: { tone: "plain", offers: Promise.resolve("Try the demo") },
  play: async (context) => {
    await ask(context);
    await userEvent.click(await screen.findByRole("button", { name: "Try the demo" }));
    await expect(await context.canvas.findByText("still playing")).toBeVisible();
    await expect(context.canvas.getByText("Try the demo")).toBeVisible();
  },
};

/** Nothing moves when it loads, because its space is reserved from the start. */
export const AnotherWayOutIsLate: Story = {
  args: {
    tone: "plain",
    offers: new Promise((resolve) => {
      window.addEventListener("known", () => resolve("Demo"));
    }),
  },
  play: async (context) => {
    await ask(context);
    const top = () => screen.getByRole("alertdialog").offsetHeight;
    const before = top();
    window.dispatchEvent(new Event("known"));
    await screen.findByRole("button", { name: "Demo" });
    await expect(top()).toBe(before);
  },
};

/** The player must choose: neither Escape nor a press outside the dialog counts as an answer. */
export const EscapeDoesNotAnswer: Story = {
  play: async (context) => {
    await ask(context);
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    await expect(context.canvas.getByText("not asked")).toBeInTheDocument();
  },
};

/** A question may appear above a dialog, but no further layer above that. */
export const AboveADialog: Story = {
  render: (args) => (
    <Dialog open onClose={() => undefined} title="Wallet">
      <Page {...args} />
    </Dialog>
  ),
  play: async () => {
    const leave = await screen.findByRole("button", { name: "Leave" });
    await userEvent.click(leave);
    const question = await screen.findByRole("alertdialog");
    const layer = question.parentElement;
    await expect(layer && getComputedStyle(layer).zIndex).toBe("2210");
    await userEvent.keyboard("{Escape}");
    await expect(question).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Keep playing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    // The dialog appears in the first rendered frame, which a busy machine may not have reached yet.
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Wallet" })).toBeVisible());
    await waitFor(() => expect(leave).toHaveFocus());
  },
};
