import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { deskStories } from "../testing/desk-page.tsx";
import { refusal } from "../testing/fake-sandbox.ts";
import { found, member, memberAnswers } from "./members.fake.ts";

const meta = {
  ...deskStories,
  args: { at: "/members", answers: memberAnswers },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone", isRotated: false } };

export const Found: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("3 members found.");
    await canvas.findByRole("row", { name: /^player22 1022 naluma disabled 1,000\.00 USD/ });
    await canvas.findByRole("row", { name: /^player23 .* frozen 1,000 VND/ });
  },
};

export const FoundOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole("listitem");
    await expect(second).toHaveTextContent(/^player22.*Main wallet1,000\.00 USD/);
  },
};

export const Nobody: Story = {
  args: { at: "/members?text=nobody", answers: { "GET /sandbox/members": found([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText("No members found");
    await canvas.findByDisplayValue("nobody");
  },
};

export const OneMember: Story = {
  args: { at: "/members/1021" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Member player21" });
    await canvas.findByText("deposit a day: 100.00 USD");
    await canvas.findByRole("row", { name: /^Chrome on Linux 192\.0\.2\.7 .* live$/ });
    await canvas.findByRole("row", { name: /^unnamed .* ended$/ });
    // The dates of opening, last login and exclusion.
    await expect(await canvas.findAllByText(/^23 Nov.* 08:30:05 GMT-4$/)).toHaveLength(3);
  },
};

export const OneMemberOnAPhone: Story = {
  ...OneMember,
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Latest movements" })).toHaveTextContent(
      /Balance after950\.00 USD/,
    );
  },
};

export const BareMember: Story = {
  args: {
    at: "/members/1021",
    answers: {
      "GET /sandbox/members/1021": {
        ...member,
        name: "",
        email: "",
        wallets: [],
        devices: [],
        records: [],
        limits: [],
        last_login_at: null,
        self_excluded_until: null,
        state: "frozen",
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("never");
    await canvas.findByRole("button", { name: "Enable the account" });
  },
};

export const Asked: Story = {
  args: { at: "/members/1021" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Amount"), "-5.00");
    const [reason] = await canvas.findAllByLabelText("Reason");
    if (reason) await userEvent.type(reason, "A round was settled wrong.{Enter}");
    await screen.findByRole("alertdialog", { name: "Deduct money from player21?" });
  },
};

export const NotThere: Story = {
  args: {
    at: "/members/7",
    answers: { "GET /sandbox/members/7": refusal(404, "There is no such member.") },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("There is no such member.");
  },
};
