import { openLogin } from "@naluma/member";
import { openRegister } from "@naluma/register";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { AppFrame } from "../app/app-frame.fake.tsx";
import type { App } from "../app/app.ts";
import { Dialogs } from "./dialogs.tsx";

/** The dialog includes the parts that other features add: third parties, passkeys, hints on responsible play. */
function Page({ begin }: { begin: (app: App) => void }) {
  return (
    <AppFrame begin={begin}>
      <Dialogs />
    </AppFrame>
  );
}

const meta = {
  title: "dialogs",
  component: Page,
  args: { begin: ({ store }) => openLogin(store) },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The site offers a third-party login. */
export const Login: Story = {
  globals: { site: "naluma" },
  play: async () => {
    await screen.findByRole("button", { name: /Lantern ID/ });
  },
};

export const LoginOnAPhone: Story = { ...Login, globals: { ...phone, site: "naluma" } };

export const LoginWithoutAnswers: Story = {
  globals: { network: "failing" },
  play: async () => {
    await screen.findByRole("dialog", { name: "Log in" });
  },
};

export const Registration: Story = {
  args: { begin: ({ store }) => openRegister(store) },
  play: async () => {
    await screen.findByRole("dialog", { name: "Create your account" });
  },
};
