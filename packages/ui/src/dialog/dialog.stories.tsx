import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button.tsx";
import { TextField } from "../field/index.ts";
import { WrenchIcon } from "../icon.ts";
import { BrandMark } from "../logo.tsx";
import { phone } from "../testing/story.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

/** A page with the button that opens the dialog. */
function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        title="Log in"
        closeLabel="Close"
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? (
          <form className="field-grid">
            <TextField label="Username" />
            <TextField label="Code" />
            <Button look="primary" size="l" block type="submit">
              Log in
            </Button>
          </form>
        )}
      </Dialog>
    </>
  );
}

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const press: Play = ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "Open" }));

const opened: Play = async (context) => {
  await press(context);
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Modal: Story = { play: opened };

export const WithArt: Story = {
  args: {
    art: (
      <>
        <BrandMark />
        <div>
          <p className="dialog-art-title">Pick up where you left off</p>
          <p>Log in to see your wallet, favourites and recently played games.</p>
        </div>
      </>
    ),
  },
  play: opened,
};

export const AsSheet: Story = { args: { as: "sheet" }, globals: phone, play: opened };

export const FullSheet: Story = { args: { as: "sheet", full: true }, globals: phone, play: opened };

export const Maintenance: Story = {
  args: {
    title: "Kestrel is under maintenance",
    role: "alertdialog",
    closedBy: "buttons",
    width: "wide",
    sign: (
      <span className="icon-disc disc-warning">
        <WrenchIcon />
      </span>
    ),
    children: (
      <p>
        Kestrel is under maintenance, so its games are unavailable for now. Your balance there is
        safe. Meanwhile, you can play games from other providers.
      </p>
    ),
  },
  play: async (context) => {
    await press(context);
    const notice = await screen.findByRole("alertdialog", { name: /Kestrel/ });
    await waitFor(() => expect(notice).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(notice).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** Focus moves to the first input, stays inside, and returns to the button. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const account = await screen.findByRole("textbox", { name: "Username" });
    await waitFor(() => expect(account).toHaveFocus());

    const dialog = screen.getByRole("dialog", { name: "Log in" });
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Texts twice as long wrap, and the content scrolls between title and actions. */
export const LongContent: Story = {
  args: {
    title: "இந்த விளையாட்டைத் திறக்க முன் உங்கள் கணக்கில் உள்நுழையவும்",
    footer: (
      <>
        <Button look="line" className="grow">
          Not now
        </Button>
        <Button look="primary" className="grow">
          Log in
        </Button>
      </>
    ),
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Line {line + 1} of the terms.</p>
    )),
  },
  play: async (context) => {
    await opened(context);
    const terms = screen.getByText("Line 1 of the terms.").parentElement;
    await waitFor(() => expect(terms).toHaveAttribute("tabindex", "0"));
  },
};

function TwoAtOnce() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((before) => before.filter((other) => other !== name));
  const names = ["Bulletin", "Maintenance"];
  return (
    <>
      <Button onClick={() => setOpen(names)}>Open both</Button>
      {names.map((name) => (
        <Dialog
          key={name}
          title={name}
          closeLabel={`Close ${name}`}
          open={open.includes(name)}
          onClose={() => close(name)}
        >
          <p>One after the other.</p>
        </Dialog>
      ))}
    </>
  );
}

/** A second dialog waits until the first is closed; after the last, the focus returns to the button. */
export const InTurn: Story = {
  render: () => <TwoAtOnce />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open both" });
    await userEvent.click(opener);
    await screen.findByRole("dialog", { name: "Bulletin" });
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Close Bulletin" }));
    await screen.findByRole("dialog", { name: "Maintenance" });
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Above 2000, in its band. */
export const Layer: Story = {
  play: async (context) => {
    await opened(context);
    const layer = screen.getByRole("dialog").parentElement;
    await expect(layer && getComputedStyle(layer).zIndex).toBe("2110");
  },
};
