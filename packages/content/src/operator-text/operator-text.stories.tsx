import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OperatorText } from "./operator-text.tsx";

const everything = `
<h1>How play money works</h1>
<p>Everything here is played with <b>play money</b>. It has <i>no cash value</i>, and <u>nothing</u> can be paid out.</p>
<ul><li>Slots<li>Live tables<ol><li>First table<li>Second table</ol></ul>
<h4>Limits</h4>
<table><tr><th>Currency<th>Lowest<th>Highest<tr><td>USD<td>0.10<td>500.00<tr><td>VND<td>2,000<td>10,000,000</table>
<p>See <a href="https://safe.example/play">safe play</a> or go <a href="/">home</a>.</p>`;

const meta = {
  component: OperatorText,
  args: { html: everything },
  decorators: [
    (Story) => (
      <main>
        <h2>Questions</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OperatorText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 3, name: "How play money works" });
    await canvas.findByRole("heading", { level: 4, name: "Limits" });
    await expect(canvas.getByRole("columnheader", { name: "Lowest" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "safe play" })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(canvas.getByRole("link", { name: "home" })).toHaveAttribute("href", "/");
  },
};

export const OnAPhone: Story = { globals: phone };

/** Text without break opportunities breaks anywhere; a wide table scrolls in its container. */
export const LongWords: Story = {
  globals: phone,
  args: {
    html: `<h2>${"Long".repeat(40)}</h2><p>${"long".repeat(200)}</p><table><tr>${"<td>a cell</td>".repeat(30)}</tr></table>`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A picture that fails to load is replaced by its alternative text. */
export const BrokenPicture: Story = {
  args: {
    html: '<p>See: <img src="/no-such-picture.png" alt="a moonlit pond" width="600" height="250"></p>',
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText("a moonlit pond");
    await expect(words.closest("p")).toHaveTextContent("See: a moonlit pond");
  },
};
