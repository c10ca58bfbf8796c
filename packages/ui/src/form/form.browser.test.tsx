import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resetEmulation } from "../testing/emulation.ts";
import * as stories from "./form.stories.tsx";

const { Empty } = composeStories(stories);

beforeEach(resetEmulation);

test("an error appearing below a field does not make the button lose its press", async () => {
  await Empty.run();
  await page.getByLabelText("Username").click();
  await userEvent.keyboard("mar!ka");
  await page.getByRole("button", { name: "Create account" }).click({ position: { x: 20, y: 4 } });
  await expect.element(page.getByText("3 fields need attention")).toBeVisible();
  await expect.element(page.getByLabelText("Username")).toHaveFocus();
});
