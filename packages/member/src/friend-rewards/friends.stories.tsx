import { refused, type Reply } from "@naluma/api-client/api.fake";
import { openSite, siteWithout } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember } from "../member.fake.ts";
import { FriendRewardsPage, FriendSearchPage } from "./friend-pages.tsx";
import { friendsReply, invitationReply, rightsReplies } from "./friends.fake.ts";
import { InvitePage } from "./invite-page.tsx";

const service = "https://service.example/";

const pages = {
  invite: <InvitePage service={service} />,
  rewards: <FriendRewardsPage service={service} />,
  search: <FriendSearchPage service={service} />,
};

interface StoryProps {
  page: keyof typeof pages;
  isFriend?: 0 | 1;
  application?: string;
  answers?: "held" | "refused once" | "none";
  isOffered?: boolean;
}

const none = () => ({ data: { list: [], next: null, currency: "USD" } });

function Page({ page, isFriend = 1, application = "100", answers, isOffered = true }: StoryProps) {
  const [made] = useState(() => {
    let refusals = answers === "refused once" ? 1 : 0;
    const reply =
      <Sent,>(of: (sent: Sent) => Reply) =>
      (sent: Sent): Reply | Promise<Reply> => {
        if (answers === "held") return new Promise<Reply>(() => undefined);
        refusals -= 1;
        return refusals >= 0 ? refused("999") : of(sent);
      };
    return fakeMember({
      replies: {
        ...rightsReplies({ isFriend, application }),
        "/services/v1/member/invitation": reply(invitationReply),
        "/services/v1/member/friends": reply(answers === "none" ? none : friendsReply),
      },
    });
  });
  return (
    <MemberFrame of={made}>
      <On isOffered={isOffered}>
        <main>{pages[page]}</main>
      </On>
    </MemberFrame>
  );
}

function On({ isOffered, children }: { isOffered: boolean; children: ReactNode }) {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, settings: isOffered ? openSite : siteWithout("friends") }}>
      {children}
    </SiteContext>
  );
}

const meta = {
  title: "friend rewards",
  component: Page,
  args: { page: "invite" },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const copyTo = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });

export const Invite: Story = {
  play: async () => {
    const copied: string[] = [];
    copyTo(async (text) => void copied.push(text));
    await screen.findByText(/You get \$10\.00 for each friend/);
    await expect(screen.getByText("$20.00")).toBeVisible();
    await expect(screen.getByRole("img", { name: "QR code of your invite link" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Copy link" }));
    await screen.findByText("Link copied.");
    await expect(copied).toEqual([`${location.origin}/?invite=K7RMW2QX`]);
  },
};

export const InviteOnAPhone: Story = { ...Invite, globals: phone };

export const LinkThatCannotBeCopied: Story = {
  play: async () => {
    copyTo(() => Promise.reject(new Error("not allowed")));
    await userEvent.click(await screen.findByRole("button", { name: "Copy link" }));
    await screen.findByText(/Select the link and copy it/);
    const link = screen.getByRole<HTMLInputElement>("textbox", { name: "Your invite link" });
    await userEvent.click(link);
    await expect(link.selectionEnd).toBe(link.value.length);
  },
};

export const OnItsWay: Story = { args: { answers: "held" } };

export const CannotBeRead: Story = {
  args: { answers: "refused once" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText(/You get \$10\.00/);
  },
};

export const Rewards: Story = {
  args: { page: "rewards" },
  play: async () => {
    await expect(await screen.findAllByRole("listitem")).toHaveLength(2);
    await expect(screen.getAllByText("$10.00")).toHaveLength(2);
    await userEvent.type(screen.getByLabelText("From"), "2026-11-20");
    await userEvent.type(screen.getByLabelText("To"), "2026-11-19");
    await screen.findByText("The end date can’t be before the start date.");
  },
};

export const NoRewards: Story = {
  args: { page: "rewards", answers: "none" },
  play: async () => {
    await screen.findByText("No rewards yet");
    await userEvent.type(screen.getByLabelText("From"), "2026-11-20");
    await userEvent.click(await screen.findByRole("button", { name: "Reset filters" }));
    await screen.findByText("No rewards yet");
  },
};

export const Friends: Story = {
  args: { page: "search" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(4));
    const name = screen.getByRole("textbox", { name: "Friend’s username" });
    await userEvent.type(name, "mia0007{Enter}");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    await userEvent.clear(name);
    await userEvent.type(name, "nobody{Enter}");
    await screen.findByText("No friend of yours has this username");
    await userEvent.click(screen.getByRole("button", { name: "Show all friends" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  },
};

export const FriendsOnAPhone: Story = { args: { page: "search" }, globals: phone };

export const NoFriends: Story = {
  args: { page: "search", answers: "none" },
  globals: phone,
  play: async () => {
    await screen.findByText("No friends have joined yet");
  },
};

const unavailable = async () => {
  await screen.findByText(/Referral rewards aren’t available for your account/);
  await expect(screen.getByRole("link", { name: /Customer service/ })).toBeVisible();
};

/** `is_friend` is 0 (MEMBER-24). */
export const NotRewarded: Story = { args: { isFriend: 0 }, play: unavailable };

/** The agent application's check responded with 101 (MEMBER-29). */
export const Blocked: Story = { args: { application: "101", page: "search" }, play: unavailable };

/** An operator without such calls. */
export const NotOffered: Story = { args: { isOffered: false, page: "rewards" }, play: unavailable };
