import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { buttonClass } from "./button-class.ts";
import { Carousel, type Slide } from "./carousel.tsx";
import { phone } from "./testing/story.ts";

/** A 12:5 picture with an empty left third, like the operator's own. */
const scene = (ground: string, moon: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500" viewBox="0 0 1200 500"><path d="M0 0H1200V500H0Z" fill="${ground}"/><circle cx="890" cy="230" r="190" fill="${moon}"/></svg>`,
  )}`;

const slide = (id: number, name: string, line: string, ground: string, moon: string): Slide => ({
  id,
  name,
  isPictureOnly: false,
  line,
  picture: scene(ground, moon),
  action: (
    <a
      className={buttonClass({ look: "primary", size: "l", className: "carousel-link" })}
      href="#games"
    >
      See the games
    </a>
  ),
});

const koi = slide(1, "Jade Koi River", "Koi and lotus on a moonlit pond.", "#123236", "#F6E7CF");
const orbit = slide(2, "Out in orbit", "Rockets and distant stars.", "#2A1A3C", "#8A5FB3");
const gifts = { ...slide(3, "Red envelope hour", "", "#45141A", "#B23A30"), action: null };
const cup = slide(4, "Striker Cup", "The new season begins.", "#123524", "#2C8A58");

const meta = {
  component: Carousel,
  args: {
    label: "Banners",
    kind: { carousel: "carousel", slide: "slide" },
    slides: [koi, orbit, gifts, cup],
    words: {
      pause: "Pause banners",
      resume: "Resume banners",
      before: "Previous banner",
      after: "Next banner",
    },
    positionLabel: (index, total) => `${index} of ${total}`,
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

const onAPhone = {
  globals: phone,
};

/** The tests run with reduced motion: no slide changes by itself, and the button says so. */
export const Still: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Resume banners" })).toBeVisible();
    await expect(canvas.getByRole("tabpanel")).toHaveAccessibleName("1 of 4");
    await canvas.findByRole("heading", { name: "Jade Koi River" });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Jade Koi River" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveFocus();
    await canvas.findByRole("heading", { name: "Out in orbit" });
    await userEvent.keyboard("{End}{ArrowRight}");
    await canvas.findByRole("heading", { name: "Jade Koi River" });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Previous banner" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("heading", { name: "Striker Cup" });
  },
};

/** A slide's link covers its picture; links of hidden slides cannot be focused. */
export const WholeSlideIsTheTarget: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    const { right, top } = canvas.getByRole("region").getBoundingClientRect();
    await expect(document.elementFromPoint(right - 60, top + 60)).toBe(link);
  },
};

/** Bars instead of titles; the button remains beside them. */
export const Phone: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Striker Cup" }));
    await canvas.findByRole("heading", { name: "Striker Cup" });
    await expect(canvas.getByRole("button", { name: "Resume banners" })).toBeVisible();
  },
};

/** A single banner has no controls and no bar. */
export const One: Story = {
  args: { slides: [koi] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("tablist")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A picture that contains text: there is no heading, and the link covers it invisibly. */
export const PictureOnly: Story = {
  args: {
    slides: [
      {
        ...koi,
        name: "Banner 1",
        isPictureOnly: true,
        line: "",
        action: (
          <a className="carousel-link carousel-link-bare" href="#games">
            Learn more
          </a>
        ),
      },
      orbit,
    ],
  },
};

export const WithoutPicture: Story = { args: { slides: [{ ...koi, picture: undefined }, cup] } };

/** Tamil needs more space than English: the area grows and no text is cut off. */
export const LongWords: Story = {
  ...onAPhone,
  args: {
    slides: [
      {
        ...koi,
        name: "பச்சைக்கல் கெண்டை ஆறு",
        line: "நிலவொளிக் குளத்தில் கெண்டைகளும் தாமரைகளும், Harbourline ஸ்லாட் கூடத்தில்.",
      },
      cup,
    ],
  },
  globals: { ...onAPhone.globals, locale: "en_US" },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("tablist").getBoundingClientRect();
    await expect(canvas.getByRole("link").getBoundingClientRect().bottom).toBeLessThan(bar.bottom);
  },
};
