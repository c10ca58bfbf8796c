import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStore } from "jotai";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button.tsx";
import { phone } from "../testing/story.ts";
import { Toaster } from "./toaster.tsx";
import { showToast } from "./toasts.ts";

function Page() {
  const store = useStore();
  return (
    <>
      <div className="field-grid">
        <Button
          onClick={() => showToast(store, { kind: "error", message: "This game is already open." })}
        >
          Error
        </Button>
        <Button
          onClick={() =>
            showToast(store, {
              kind: "success",
              message: "All provider balances are back in your main wallet.",
            })
          }
        >
          Success
        </Button>
        <Button
          onClick={() =>
            showToast(store, { kind: "warning", message: "A game is starting. Give it a moment." })
          }
        >
          Warning
        </Button>
        <Button onClick={() => showToast(store, { kind: "info", message: "Demo money is on us." })}>
          Info
        </Button>
      </div>
      <Toaster
        label="Notices"
        dismissLabel="Dismiss"
        repeated={(times) => `repeated ${times} times`}
      />
    </>
  );
}

/** The distances of the first toast from the edges of the window. */
function gaps(toast: HTMLElement) {
  const { left, right } = toast.getBoundingClientRect();
  return { left, right: document.documentElement.clientWidth - right };
}

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  name: "[UI-05] every kind, 16 pixels from the edge of the window",
  play: async ({ canvas }) => {
    for (const kind of ["Error", "Success", "Warning", "Info"]) {
      await userEvent.click(canvas.getByRole("button", { name: kind }));
    }
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This game is already open.");
    await expect(canvas.getAllByRole("status")).toHaveLength(3);
    await expect(gaps(canvas.getByRole("alert")).right).toBe(16);
  },
};

export const OnMobile: Story = {
  name: "[UI-05] every kind, 16 pixels from both edges of a phone's window",
  globals: phone,
  play: async (context) => {
    await EveryKind.play?.(context);
    await expect(gaps(context.canvas.getByRole("alert"))).toEqual({ left: 16, right: 16 });
  },
};

export const Repeated: Story = {
  play: async ({ canvas }) => {
    for (let time = 0; time < 3; time += 1) {
      await userEvent.click(canvas.getByRole("button", { name: "Error" }));
    }
    await expect(await canvas.findByRole("alert")).toHaveTextContent("×3repeated 3 times");
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Error" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};
