import { lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { Confirms } from "@naluma/ui/confirms";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember } from "../member.fake.ts";
import type { LetterText } from "./letter-reader.tsx";
import { LettersPage } from "./letters-page.tsx";
import { LettersButton, UnreadBadge } from "./unread-badge.tsx";

/** The shell provides the real implementation; this one treats the text as plain. */
const text: LetterText = {
  view: (html) => <p>{html}</p>,
  excerpt: (html) => html.slice(0, 160),
};

const letter = (id: number, is_read: 0 | 1, title: string, content: string) => ({
  id,
  is_read,
  title,
  content,
  created_at: `2026-11-${String(10 + (id % 18)).padStart(2, "0")} 09:30:00`,
});

const few = [
  letter(9, 1, "Your withdrawal is complete", "$250.00 left your main wallet at 14:02."),
  letter(
    8,
    0,
    "Weekend roulette: five free draws",
    "They are waiting in your account until Sunday.",
  ),
  letter(7, 0, "Kestrel maintenance on Sunday", "Games pause from 03:00 to 05:00."),
  letter(6, 1, "", "A message that nobody gave a title."),
];

const long = "Wolfeschlegelsteinhausenbergerdorff".repeat(4);

interface StoryProps {
  letters: typeof few;
  unread?: number;
  total?: number;
  all?: "held" | "lost";
  refusesDeletion?: boolean;
  part?: "page" | "button" | "tab";
}

function Letters({ letters, unread, total, all, refusesDeletion, part = "page" }: StoryProps) {
  const [made] = useState(() => {
    let here = letters;
    let losses = all === "lost" ? 1 : 0;
    return fakeMember({
      replies: {
        "/arks/web/member/letter": (): Reply | Promise<Reply> => {
          if (all === "held") return new Promise<Reply>(() => undefined);
          if (losses > 0) {
            losses -= 1;
            return lost;
          }
          const unreadHere = here.filter(({ is_read }) => is_read === 0).length;
          return {
            data: {
              list: here,
              total_count: total ?? here.length,
              unread_count: unread ?? unreadHere,
            },
          };
        },
        "/arks/web/member/letter/read": () => ({ data: null }),
        "/arks/web/member/letter/destroy": ({ body }) => {
          if (refusesDeletion) return refused("999", "This message doesn’t exist.");
          const { id } = body as { id: number };
          here = here.filter((one) => one.id !== id);
          return { data: null };
        },
      },
    });
  });
  return (
    <MemberFrame of={made}>
      <main>
        {part === "page" && <LettersPage text={text} service="https://service.example/" />}
        {part === "button" && <LettersButton onPress={() => undefined} />}
        {part === "tab" && (
          <button type="button" className="letters-link">
            Profile
            <UnreadBadge />
          </button>
        )}
      </main>
      <Confirms />
    </MemberFrame>
  );
}

const meta = {
  title: "letters",
  component: Letters,
  args: { letters: few },
} satisfies Meta<typeof Letters>;
export default meta;

type Story = StoryObj<typeof meta>;

const link = (name: RegExp) => screen.findByRole("link", { name });

/** Unread letters have a dot and bold text, and a screen reader announces them. */
export const List: Story = {
  play: async () => {
    await expect(await link(/Unread.*Weekend roulette/)).toBeVisible();
    await expect(screen.getByText("2 unread of 4")).toBeVisible();
    await expect(screen.getByText("Choose a message to read it.")).toBeVisible();
    await expect(screen.getByText("Untitled message")).toBeVisible();
  },
};

export const Opened: Story = {
  play: async () => {
    await userEvent.click(await link(/Kestrel maintenance/));
    const heading = await screen.findByRole("heading", { level: 2, name: /Kestrel/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await link(/Kestrel/)).toHaveAttribute("aria-current", "true");
  },
};

export const ListOnAPhone: Story = {
  globals: phone,
  play: async () => {
    await expect(await link(/Weekend roulette/)).toBeVisible();
    await expect(screen.queryByText("Choose a message to read it.")).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OpenedOnAPhone: Story = {
  globals: phone,
  play: async () => {
    await userEvent.click(await link(/Weekend roulette/));
    const heading = await screen.findByRole("heading", { level: 1, name: /Weekend/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(await link(/All messages/));
    await screen.findByRole("heading", { level: 1, name: "Messages" });
  },
};

export const Nothing: Story = {
  args: { letters: [] },
  play: async () => {
    await expect(await screen.findByText("No messages yet")).toBeVisible();
  },
};

export const OnTheirWay: Story = {
  args: { all: "held" },
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Messages" });
    await expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  },
};

/** Works without a network too: nothing is lost, and one press tries again. */
export const CannotBeRead: Story = {
  args: { all: "lost" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await link(/Weekend roulette/)).toBeVisible();
  },
};

export const VeryLongTexts: Story = {
  args: { letters: [letter(1, 0, long, `${long} ${long}`)] },
  globals: phone,
  play: async () => {
    await userEvent.click(await link(/Wolfe/));
    await screen.findByRole("heading", { level: 1, name: long });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const FirstOfThreePages: Story = {
  args: {
    letters: Array.from({ length: 50 }, (_, at) => letter(100 - at, 1, `Message ${at + 1}`, "…")),
    total: 120,
    unread: 105,
  },
  play: async () => {
    await expect(await screen.findByText("1–50 of 120")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    await expect(screen.getByRole("link", { name: "Next page" })).toBeVisible();
  },
};

const askToDelete = async () => {
  await userEvent.click(await link(/Weekend roulette/));
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  return screen.findByRole("alertdialog", { name: "Delete this message?" });
};

export const DeletionAsksFirst: Story = {
  play: async () => {
    const question = await askToDelete();
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const Deleted: Story = {
  play: async () => {
    const question = within(await askToDelete());
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.getByText("Message deleted.")).toBeVisible());
    await waitFor(() => expect(screen.queryByRole("link", { name: /Weekend/ })).toBeNull());
  },
};

export const DeletionRefused: Story = {
  args: { refusesDeletion: true },
  play: async () => {
    const question = within(await askToDelete());
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.getByText("This message doesn’t exist.")).toBeVisible());
    await expect(await link(/Weekend roulette/)).toBeVisible();
  },
};

/** In the header, the count is on the button's corner and in its accessible name. */
export const Button: Story = {
  args: { part: "button" },
  play: async () => {
    await screen.findByRole("button", { name: "Messages: 2 unread" });
  },
};

export const ButtonWithMany: Story = {
  args: { part: "button", unread: 120 },
  play: async () => {
    await screen.findByRole("button", { name: "Messages: 99+ unread" });
    await expect(screen.getByText("99+")).toBeVisible();
  },
};

export const Tab: Story = {
  args: { part: "tab" },
  globals: phone,
  play: async () => {
    const tab = await screen.findByRole("button", { name: /^Profile\s*2 unread$/ });
    // The visible text, and the copied one, must contain the count only once.
    await expect(tab).toHaveTextContent(/^Profile\s*2$/);
  },
};
