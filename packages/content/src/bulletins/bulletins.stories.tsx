import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import { momentOfOpening } from "@naluma/ui/when-idle";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStore } from "jotai";
import { useEffect } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { openNews } from "./bulletin-state.ts";
import { News } from "./news.tsx";
import PopUp from "./pop-up.tsx";

const item = (id: number, title: string, content: string, more: object = {}) => ({
  id,
  title,
  content,
  display_device: 0,
  display_content: 1,
  updated_at: `2026-11-${10 + id} 09:00:00`,
  ...more,
});

const open = item(
  9,
  "Striker Cup is open",
  "<p>Predict sixteen matches between now and Sunday. Each correct call earns points, and the table updates live.</p><ul><li>Free to enter, one entry per member</li><li>Points close at kick-off</li></ul>",
);
const maintenance = item(8, "Kestrel maintenance", "<p>Sunday, 03:00 to 05:00.</p>");
const forMembers = item(7, "Return all to main wallet", "<p>One press brings everything home.</p>");

const delivers = (answers: Readonly<Record<string, unknown>>) => ({
  api: platform((path) => answers[path.replace("/arks/web/bulletin", "") || "/"]),
});
const list = (...items: object[]) => ({
  bulletins: { list: items, setting: { display_frequency: 1 } },
});

const isFree = () => true;

function Page({ memberId }: { memberId: number | undefined }) {
  return (
    <main>
      <h1>Home</h1>
      <PopUp
        canInterrupt={isFree}
        memberId={memberId}
        placement={2}
        isModalAsked={false}
        isGameOn={false}
        hasPlayed={false}
        page="/"
      />
      <News memberId={memberId} />
    </main>
  );
}

function OpenNews() {
  const store = useStore();
  useEffect(() => openNews(store), [store]);
  return null;
}

/**
 * The clock of these stories runs ten times as fast, because nothing pops up until the page has been idle for some
 * seconds; when-idle.test.ts tests that.
 */
function hurry() {
  const ownClock = Date.now;
  const begun = ownClock();
  Date.now = () => begun + (ownClock() - begun) * 10;
  return () => {
    Date.now = ownClock;
  };
}

const meta = {
  component: Page,
  args: { memberId: undefined },
  parameters: delivers({ "/": list(open, maintenance), "/member": list(forMembers) }),
  beforeEach: () => {
    sessionStorage.clear();
    return hurry();
  },
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <Story />
        {parameters["news"] && <OpenNews />}
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = (name: string) => screen.findByRole("dialog", { name });

/** A press at the very moment of opening does not count as a press on the pop-up. */
const openingSeen = () => new Promise((resolve) => setTimeout(resolve, momentOfOpening));

/** Titles beside the text; the arrow keys move between them, and closing keeps them closed. */
export const ForVisitors: Story = {
  play: async () => {
    const popUp = within(await dialog("What’s new"));
    await popUp.findByRole("heading", { name: "Striker Cup is open" });
    await expect(popUp.getAllByRole("tab")).toHaveLength(2);
    popUp.getByRole("tab", { name: /Striker Cup/ }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await popUp.findByRole("heading", { name: "Kestrel maintenance" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sessionStorage.getItem("popup_closed_at")).toMatch(/^\d{13}$/);
  },
};

/** One bulletin, beside the page that the player came for; the others are one press away. */
export const OnAPhone: Story = {
  globals: phone,
  play: async () => {
    const popUp = within(await dialog("What’s new"));
    await popUp.findByRole("heading", { name: "Striker Cup is open" });
    await expect(popUp.queryByRole("tab")).toBeNull();
    await openingSeen();
    await userEvent.click(popUp.getByRole("button", { name: "News" }));
    await dialog("News");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "What’s new" })).toBeNull());
  },
};

/** The member's own bulletins come first, followed by those for everyone. */
export const ForMembers: Story = {
  args: { memberId: 7 },
  play: async () => {
    const popUp = within(await dialog("What’s new"));
    await popUp.findByRole("heading", { name: "Return all to main wallet" });
    await expect(popUp.getAllByRole("tab")).toHaveLength(3);
  },
};

const sent: string[] = [];

/** A bulletin for another device, not read here, is not hidden together with the ones that were read. */
export const OwnOnesForAnotherDevice: Story = {
  args: { memberId: 7 },
  globals: phone,
  beforeEach: () => void sent.splice(0),
  parameters: {
    api: {
      ...platform((path) => {
        const own = {
          list: [{ ...forMembers, display_device: 1 }],
          setting: { display_frequency: 0 },
        };
        if (path.endsWith("/member")) return { bulletins: own };
        return path.endsWith("/history") ? { history: [open] } : list(open, maintenance);
      }),
      send: ({ path }: { path: string }) => {
        sent.push(path);
        return Promise.resolve({ ok: false, refusal: timeout });
      },
    },
  },
  play: async () => {
    const popUp = within(await dialog("What’s new"));
    await popUp.findByRole("heading", { name: "Striker Cup is open" });
    await openingSeen();
    await userEvent.click(popUp.getByRole("button", { name: "News" }));
    await within(await dialog("News")).findByRole("heading", { name: "Striker Cup is open" });
    await expect(sent).toEqual([]);
  },
};

export const OnlyOne: Story = {
  parameters: delivers({ "/": list(open) }),
  play: async () => {
    const popUp = within(await dialog("What’s new"));
    await popUp.findByRole("heading", { name: "Striker Cup is open" });
    await expect(popUp.queryByRole("tab")).toBeNull();
  },
};

/** A single bulletin is as wide as its text, and its picture fills that width. */
export const OnlyOneWithAPicture: Story = {
  parameters: delivers({
    "/": list({ ...open, content: `<p><img src="/art/banner-river.svg"></p>${open.content}` }),
  }),
  play: async () => {
    const box = await dialog("What’s new");
    await within(box).findByRole("heading", { name: "Striker Cup is open" });
    await waitFor(() => {
      const text = box.querySelector<HTMLElement>(".operator-text")?.offsetWidth ?? 0;
      return expect(box.offsetWidth - text).toBeLessThanOrEqual(60);
    });
  },
};

export const OnlyOneOnAPhone: Story = { ...OnlyOne, globals: phone };

/** A picture from another origin is not shown; a message says so. */
export const Pictures: Story = {
  parameters: delivers({
    "/": list(
      item(9, "A picture of others", "https://elsewhere.example/a.png", { display_content: 2 }),
      item(8, "No address", "javascript:alert(1)", { display_content: 2 }),
    ),
  }),
  play: async () => {
    const popUp = within(await dialog("What’s new"));
    await popUp.findByText("The picture could not be loaded.");
  },
};

const long = "The Unreasonably Long Announcement of a Change in the Opening Hours of Everything ";

export const LongTexts: Story = {
  parameters: delivers({
    "/": list(
      item(9, long.repeat(3), `<p>${long.repeat(40)}</p>`),
      item(
        8,
        "x".repeat(200),
        `<p>${"y".repeat(900)}</p><table><tr><td>${"z".repeat(300)}</table>`,
      ),
      item(7, "", "<p>Without a title.</p>"),
    ),
  }),
  play: async () => {
    const box = await dialog("What’s new");
    await within(box).findByRole("tab", { name: /^Bulletin 3/ });
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const LongTextsOnAPhone: Story = {
  ...LongTexts,
  globals: phone,
  play: async () => {
    const box = await dialog("What’s new");
    await within(box).findByRole("heading", { name: /^The Unreasonably/ });
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(box.offsetHeight).toBeLessThanOrEqual(window.innerHeight * 0.7);
  },
};

/** Active content in an operator's HTML has no effect, and a long text is rendered in portions. */
export const HostileAndLarge: Story = {
  parameters: delivers({
    "/": list(
      item(
        9,
        "<b>Bold</b>",
        `<script>document.title = 1</script><img src=x onerror="document.title = 2"><p onclick="x()">Hello <a href="javascript:alert(1)">you</a></p>${"<p>More of it.</p>".repeat(60_000)}`,
      ),
    ),
  }),
  play: async () => {
    const box = await dialog("What’s new");
    const popUp = within(box);
    await popUp.findByRole("heading", { name: "<b>Bold</b>" });
    await expect((await popUp.findByText("Hello")).parentElement).toHaveTextContent("Hello you");
    await expect(popUp.queryByRole("link")).toBeNull();
    await expect(box.querySelectorAll("p").length).toBeLessThan(4_000);
    const before = box.querySelectorAll("p").length;
    await openingSeen();
    await userEvent.click(popUp.getByRole("button", { name: "Read more" }));
    await waitFor(() => expect(box.querySelectorAll("p").length).toBeGreaterThan(before));
  },
};

export const NothingNew: Story = {
  parameters: delivers({ "/": list() }),
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

const history = (items: readonly object[]) => ({
  ...delivers({ "/": list(), "/history": { history: items } }),
  news: true,
});

/** Fifteen titles at once; older ones are one press away. */
export const TheNews: Story = {
  parameters: history([
    open,
    ...Array.from({ length: 30 }, (_, at) => item(100 + at, `News ${at + 1}`, "<p>Old.</p>")),
  ]),
  play: async () => {
    const news = within(await dialog("News"));
    await expect(await news.findAllByRole("tab")).toHaveLength(15);
    await userEvent.click(news.getByRole("button", { name: "Show older news" }));
    await expect(news.getAllByRole("tab")).toHaveLength(30);
    await userEvent.click(news.getByRole("button", { name: "Show older news" }));
    await expect(news.getAllByRole("tab")).toHaveLength(31);
    await expect(news.queryByRole("button", { name: "Show older news" })).toBeNull();
  },
};

export const TheNewsOnAPhone: Story = { ...TheNews, globals: phone };

export const NoNews: Story = {
  parameters: history([]),
  play: async () => {
    await within(await dialog("News")).findByText("There is no news yet.");
  },
};

export const NewsLoading: Story = {
  parameters: { api: platform(() => new Promise<never>(() => undefined)), news: true },
  play: async () => {
    await dialog("News");
  },
};

let isRefused = true;

export const NewsFailed: Story = {
  parameters: {
    api: platform((path) => {
      if (!path.endsWith("/history")) return list();
      if (isRefused) throw new RefusedError(timeout);
      return { history: [open] };
    }),
    news: true,
  },
  beforeEach: () => {
    isRefused = true;
  },
  play: async () => {
    const news = within(await dialog("News"));
    await news.findByText("The news could not be loaded.");
    isRefused = false;
    await userEvent.click(news.getByRole("button", { name: "Try again" }));
    await news.findByRole("heading", { name: "Striker Cup is open" });
  },
};

export const NewsFailedOnAPhone: Story = { ...NewsFailed, globals: phone };
