import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "./button.tsx";
import { PageBar } from "./page-bar.tsx";
import { phone } from "./testing/story.ts";

const Page = () => (
  <>
    <button type="button">On the page</button>
    <PageBar
      title="Cookies for advertising"
      actions={
        <>
          <Button look="line">Decline</Button>
          <Button look="line">Accept</Button>
        </>
      }
    >
      <p>We would like to know which of our ads bring people here.</p>
    </PageBar>
  </>
);

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It does not take the focus; the first Tab reaches it, and the page follows after its buttons. */
export const AtTheFoot: Story = {
  play: async ({ canvas }) => {
    const bar = await screen.findByRole("region", { name: "Cookies for advertising" });
    await expect(document.body).toHaveFocus();
    for (const name of ["Decline", "Accept"]) {
      await userEvent.tab();
      await expect(screen.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "On the page" })).toHaveFocus();
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

export const OnAPhone: Story = { globals: phone };
