import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { LogoPicture, Logo, Wordmark } from "./logo.tsx";

const meta = {} satisfies Meta;
export default meta;

export const InTheHeader: StoryObj = {
  render: () => (
    <a className="logo" href="#home" aria-label="Naluma, home">
      <Logo />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Naluma, home" })).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
    const [mark, name] = canvas.getByRole("link").children;
    const { left = 0 } = mark?.getBoundingClientRect() ?? {};
    await expect(name?.getBoundingClientRect().right).toBeCloseTo(left + 143, 0);
  },
};

export const WordmarkAlone: StoryObj = { render: () => <Wordmark label="Naluma" /> };

const blue = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" rx="12" fill="#84aee0"/></svg>`,
)}`;
const onFail = fn();

const linked = (src: string) => (
  <a className="logo" href="#home" aria-label="Halcyon, home">
    <LogoPicture src={src} onFail={onFail} />
  </a>
);

export const OfTheOperator: StoryObj = {
  render: () => linked(blue),
  play: async ({ canvas }) => {
    // Exactly the size of the default logo, so that neither moves the header.
    const picture = canvas.getByRole("link", { name: "Halcyon, home" }).firstElementChild;
    const { width, height } = picture?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([143, 44]);
    await expect(onFail).not.toHaveBeenCalled();
  },
  beforeEach: () => void onFail.mockClear(),
};

export const OfTheOperatorMissing: StoryObj = {
  ...OfTheOperator,
  render: () => linked("data:image/png;base64,AA"),
  play: async () => {
    await waitFor(() => expect(onFail).toHaveBeenCalled());
  },
};
