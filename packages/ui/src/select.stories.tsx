import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog/dialog.tsx";
import { FlameIcon } from "./icon.ts";
import { Select } from "./select.tsx";
import { phone } from "./testing/story.ts";

function Order({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState("popular");
  return (
    <Select
      label="Sort by"
      value={value}
      onValue={setValue}
      disabled={disabled}
      options={[
        { value: "popular", text: "Popular first", sign: <FlameIcon size="s" /> },
        { value: "new", text: "Newest first" },
        { value: "name", text: "A to Z" },
      ]}
    />
  );
}

const meta = { component: Order } satisfies Meta<typeof Order>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

/** The option that is active for a screen reader. */
const marked = () => {
  const id = screen.getByRole("listbox").getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id);
};

const open: Play = async ({ canvas }) => {
  canvas.getByRole("button", { name: "Sort by: Popular first" }).focus();
  await userEvent.keyboard("{Enter}");
  const list = await screen.findByRole("listbox", { name: "Sort by" });
  await waitFor(() => expect(list).toHaveFocus());
  await expect(marked()).toHaveTextContent("Popular first");
};

export const Open: Story = { play: open };

export const OpenOnMobile: Story = {
  globals: phone,
  play: open,
};

/** An option is chosen by its first letter, and the focus returns to the button. */
export const Keyboard: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard("n");
    await expect(marked()).toHaveTextContent("Newest first");
    await userEvent.keyboard("{End}{ArrowUp}{Enter}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await waitFor(() =>
      expect(context.canvas.getByRole("button", { name: "Sort by: Newest first" })).toHaveFocus(),
    );
  },
};

/** An option is chosen with the pointer. */
export const Pointed: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole("option", { name: "A to Z" }));
    await expect(
      await context.canvas.findByRole("button", { name: "Sort by: A to Z" }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

export const Disabled: Story = { args: { disabled: true } };

function InDialog() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Filters</Button>
      <Dialog open={shown} onClose={() => setShown(false)} title="Filters" closeLabel="Close">
        <Order />
      </Dialog>
    </>
  );
}

/** The list is above the dialog that contains the select; Escape closes only the list. */
export const AboveADialog: Story = {
  render: () => <InDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Filters" });
    screen.getByRole("button", { name: /^Sort by/ }).focus();
    await userEvent.keyboard("{ArrowDown}");
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(list).toHaveFocus());
    const layer = list.closest(".popover");
    // The element that radix wraps around it copies the z-index.
    for (const part of [layer, layer?.parentElement]) {
      await expect(part && Number(getComputedStyle(part).zIndex)).toBeGreaterThan(2110);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    // It may still be fading in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
