import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Footer, FooterColumn, FooterMarks, FooterNotice } from "./footer.tsx";
import { Logo } from "./logo.tsx";
import { phone } from "./testing/story.ts";

const seal = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="88" height="36"><rect width="88" height="36" rx="8" fill="#86757f"/><text x="44" y="24" font-size="16" text-anchor="middle" fill="#0f0a0e">${text}</text></svg>`,
  )}`;

const brand = (
  <span className="logo">
    <Logo />
  </span>
);
const lines =
  "Play-money sandbox: balances have no cash value and nothing can be deposited or withdrawn. For players aged 18 and over.";

const column = (title: string, links: readonly string[]) => (
  <FooterColumn title={title}>
    {links.map((link) => (
      <li key={link}>
        <a href={`#${link}`}>{link}</a>
      </li>
    ))}
  </FooterColumn>
);

const meta = {
  component: Footer,
  args: { brand, lines },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LinesAlone: Story = {};

export const WithLinks: Story = {
  args: {
    children: (
      <>
        {column("Help", ["FAQ", "Customer service"])}
        {column("About Naluma", ["About us", "Terms and conditions", "Privacy"])}
        {column("Other sites", ["Play safe"])}
      </>
    ),
    marks: (
      <FooterMarks
        label="Marks and licences"
        marks={[
          { id: 1, name: "For adults only", picture: seal("18+") },
          { id: 2, name: "Licence 0815", picture: seal("0815"), href: "https://licence.example/" },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "For adults only" })).toBeVisible();
    const licence = canvas.getByRole("link", { name: "Licence 0815" });
    await expect(licence).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const OnPhone: Story = {
  ...WithLinks,
  globals: phone,
};

const onRetry = fn();
const missing = (busy: boolean) => (
  <>
    {column("Help", ["Customer service"])}
    <FooterNotice
      text="Some links could not be loaded."
      retry={{ label: "Try again", onRetry, busy }}
    />
  </>
);

export const LinksMissing: Story = {
  args: { children: missing(false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
  beforeEach: () => void onRetry.mockClear(),
};

export const LinksAskedForAgain: Story = { args: { children: missing(true) } };

export const LinksMissingOnPhone: Story = { ...LinksMissing, globals: phone };
