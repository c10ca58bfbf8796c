import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SearchButton } from "./search-button-island.tsx";
import { SearchField } from "./search-field-island.tsx";
import type { SearchProps } from "./search-panel.tsx";

const entry = (id: number, name: string, more: object = {}) => ({
  game_id: id,
  gp_id: "GP1",
  game_type: 2,
  game_code: `G${id}`,
  game_name: { en_US: name },
  icon_light: "",
  ...more,
});

const longName = "The Unreasonably Long Night of the Seven Lanterns above the Jade River "
  .repeat(3)
  .trim();

const games = [
  entry(1, "Midnight Fox", { rtp: "96.2", bet_min: "0.20", bet_max: "100" }),
  entry(2, "Lotus Ascent"),
  entry(3, "Foxglove Court", { gp_id: "GP2" }),
  entry(4, "Fox Live", { gp_id: "GP2", game_type: 3 }),
  entry(5, longName),
  ...Array.from({ length: 300 }, (_, at) => entry(100 + at, `Lantern ${at + 1}`)),
];

const types = [
  {
    gt_id: 2,
    en_name: "Slot",
    gp_list: [entry(1, "Harbourline"), entry(2, "Kestrel", { gp_id: "GP2" })],
  },
  { gt_id: 3, en_name: "Live", gp_list: [entry(2, "Kestrel", { gp_id: "GP2" })] },
];

const answers: Readonly<Record<string, unknown>> = {
  "/v3/game_list": types,
  "/v2/get_template_game_list": { info: games },
  "/v2/get_tag_game_list": { info: [{ id: 1, tag: "hot", game_list: [{ game_id: 1 }] }] },
};

function Search(props: SearchProps) {
  return useSite().template === "mobile" ? <SearchButton {...props} /> : <SearchField {...props} />;
}

const meta = {
  component: Search,
  args: { onPlay: fn() },
  parameters: { api: platform((path) => answers[path]) },
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <header className="header">
          <div className="page-width">
            <span className="grow" />
            <Story />
          </div>
        </header>
        <main style={{ height: 600 }} />
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof Search>;
export default meta;

type Story = StoryObj<typeof meta>;

const onAPhone = { globals: phone } as const;

const rows = () => screen.getAllByRole("row").map((row) => row.querySelector("b")?.textContent);

const search = async (
  canvasElement: HTMLElement,
  words: string,
  globals: Record<string, unknown>,
) => {
  if (globals["template"] === "mobile")
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Search games" }),
    );
  const field = await screen.findByRole("combobox", { name: "Search games" });
  await userEvent.click(field);
  // The first time, the worker loads as well.
  await screen.findByText("305 games found");
  if (words) await userEvent.type(field, words);
  return field;
};

/** The arrows move through the results while the field keeps the focus; Enter plays the selected one. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    await within(canvasElement).findByRole("combobox");
    await userEvent.keyboard("/");
    const field = await search(canvasElement, "fox", globals);
    await expect(field).toHaveValue("fox");
    await waitFor(() => expect(rows()).toEqual(["Foxglove Court", "Fox Live", "Midnight Fox"]));
    await userEvent.keyboard("{Enter}");
    await expect(args.onPlay).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const reached = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await expect(reached).toHaveAttribute("aria-selected", "true");
    await expect(reached).toHaveTextContent("Midnight Fox");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPlay).toHaveBeenCalledWith(
      expect.objectContaining({ id: 1 }),
      "Midnight Fox",
      "Harbourline",
    );
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

/** A key that only completes a character, as in Chinese input, does not reach the results. */
export const WritingASign: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const field = await search(canvasElement, "fox", globals);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await userEvent.keyboard("{ArrowDown}");
    const reached = field.getAttribute("aria-activedescendant");
    await expect(reached).not.toBeNull();
    for (const key of ["ArrowDown", "Enter"])
      await fireEvent.keyDown(field, { key, isComposing: true });
    await expect(args.onPlay).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute("aria-activedescendant", reached);
  },
};

/** A slash typed in a dialog does not move the focus out of it. */
export const BehindADialog: Story = {
  render: (props) => (
    <>
      <Search {...props} />
      <dialog open aria-modal="true" aria-label="A question">
        <button type="button">Answer</button>
      </dialog>
    </>
  ),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox");
    const answer = canvas.getByRole("button", { name: "Answer" });
    answer.focus();
    await userEvent.keyboard("/");
    await expect(answer).toHaveFocus();
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

/** A fast player presses the key at the very moment the results appear. */
export const KeyAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("combobox");
    const pressed = new Promise<boolean>((resolve) => {
      const observer = new MutationObserver(() => {
        if (screen.queryAllByRole("row").length === 0) return;
        observer.disconnect();
        resolve(fireEvent.keyDown(field, { key: "ArrowDown" }));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await userEvent.click(field);
    await pressed;
    await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant"));
  },
};

/** The selected game stays selected while the player types on, as long as it is still among the results. */
export const TypedOn: Story = {
  play: async ({ canvasElement, globals }) => {
    const field = await search(canvasElement, "fox", globals);
    const reached = () =>
      document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    await waitFor(() => expect(rows()).toHaveLength(3));
    await userEvent.keyboard("{ArrowDown}g");
    await waitFor(() => expect(rows()).toEqual(["Foxglove Court"]));
    await expect(reached()).toMatch(/Foxglove Court/);
    await userEvent.keyboard("{Backspace} l");
    await waitFor(() => expect(rows()[0]).toBe("Fox Live"));
    await waitFor(() => expect(reached()).toBeUndefined());
  },
};

export const OnAPhone: Story = {
  ...onAPhone,
  play: async ({ args, canvasElement, globals }) => {
    await search(canvasElement, "fox", globals);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await userEvent.click(screen.getByRole("button", { name: /Midnight Fox.*Harbourline/ }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The results can be filtered by category or provider; filters without results are not offered. */
export const Narrowed: Story = {
  play: async ({ canvasElement, globals }) => {
    await search(canvasElement, "fox", globals);
    await userEvent.click(await screen.findByRole("button", { name: "Category: All categories" }));
    await userEvent.click(await screen.findByRole("option", { name: "Live casino" }));
    await waitFor(() => expect(rows()).toEqual(["Fox Live"]));
    await userEvent.click(screen.getByRole("button", { name: "Provider: All providers" }));
    const options = within(await screen.findByRole("listbox")).getAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      "All providers",
      "Kestrel",
    ]);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Sort by: Best match" }));
    await userEvent.click(await screen.findByRole("option", { name: "Name" }));
    await waitFor(() => expect(rows()).toEqual(["Fox Live"]));
  },
};

export const NarrowedOnAPhone: Story = { ...Narrowed, ...onAPhone };

export const Similar: Story = {
  play: async ({ canvasElement, globals }) => {
    await search(canvasElement, "midnigth", globals);
    await screen.findByText(/No exact match/);
    await waitFor(() => expect(rows()).toEqual(["Midnight Fox"]));
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement, globals }) => {
    await search(canvasElement, "zzzyx", globals);
    await screen.findByText("No games match your search.");
  },
};

export const NothingFoundOnAPhone: Story = { ...NothingFound, ...onAPhone };

/** The details of a game, one arrow to its right. */
export const AboutAGame: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const field = await search(canvasElement, "midnight", globals);
    await waitFor(() => expect(rows()).toEqual(["Midnight Fox"]));
    await userEvent.type(field, "{ArrowDown}{ArrowRight}{Enter}", { skipClick: true });
    const info = within(await screen.findByRole("dialog", { name: "Midnight Fox" }));
    await waitFor(() => expect(info.getByText("96.2 %")).toBeVisible());
    await expect(info.getByText("0.20 to 100")).toBeVisible();
    await expect(info.getByText("Trending")).toBeVisible();
    await userEvent.click(info.getByRole("button", { name: "Play" }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const AboutAGameOnAPhone: Story = {
  ...onAPhone,
  play: async ({ canvasElement, globals }) => {
    await search(canvasElement, "midnight", globals);
    await userEvent.click(await screen.findByRole("button", { name: "Midnight Fox details" }));
    await screen.findByRole("heading", { name: "Midnight Fox" });
    await screen.findByText("96.2 %");
    const back = screen.getByRole("button", { name: "Back to search results" });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    await waitFor(() => expect(rows()).toEqual(["Midnight Fox"]));
  },
};

/** One press repeats an earlier search, until the list is cleared. */
export const Recent: Story = {
  play: async ({ canvasElement, globals }) => {
    const field = await search(canvasElement, "midnight", globals);
    await waitFor(() => expect(rows()).toEqual(["Midnight Fox"]));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await userEvent.clear(field);
    const recent = await screen.findByRole("group", { name: "Recent searches" });
    await userEvent.click(within(recent).getByRole("button", { name: "midnight" }));
    await waitFor(() => expect(rows()).toEqual(["Midnight Fox"]));
    await expect(field).toHaveValue("midnight");
    await userEvent.clear(field);
    await userEvent.click(await screen.findByRole("button", { name: "Clear recent searches" }));
    await expect(screen.queryByRole("group", { name: "Recent searches" })).toBeNull();
  },
};

export const LongNames: Story = {
  play: async ({ canvasElement, globals }) => {
    await search(canvasElement, "unreasonably", globals);
    await waitFor(() => expect(rows()).toEqual([longName]));
    const grid = screen.getByRole("grid");
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};

export const LongNamesOnAPhone: Story = { ...LongNames, ...onAPhone };

export const Loading: Story = {
  parameters: { api: platform(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("combobox"));
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

let isOnline = true;

/** Without a network the search shows an error; retrying takes one press. */
export const OfflineAndBack: Story = {
  parameters: {
    api: platform((path) => (isOnline ? answers[path] : Promise.reject(new RefusedError(timeout)))),
  },
  beforeEach: () => {
    isOnline = false;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("combobox"));
    await screen.findByText("The games could not be loaded.");
    isOnline = true;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("305 games found");
  },
};
