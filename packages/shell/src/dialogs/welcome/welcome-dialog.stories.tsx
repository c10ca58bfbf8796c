import { catalogue, entry, longName } from "@naluma/lobby/catalogue.fake";
import { useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { AppFrame } from "../../page/app/app-frame.fake.tsx";
import WelcomeDialog from "./welcome-dialog.tsx";

const popular = "/arks/web/member-games/hot-games";
const withArt = (id: number, name: string) => ({
  ...entry(id, 2, name),
  icon_light: "/media/games/art.svg",
});
const games = {
  data: {
    list: [withArt(102, "Midnight Fox"), withArt(103, "Lotus Ascent"), withArt(101, longName)],
  },
};
const lobby = Object.fromEntries(Object.entries(catalogue).map(([path, data]) => [path, { data }]));

const Page = ({ playMoney }: { playMoney: boolean }) => (
  <AppFrame settings={{ ...useSite().settings, playMoney }}>
    <WelcomeDialog />
  </AppFrame>
);

const meta = {
  title: "welcome",
  component: Page,
  args: { playMoney: true },
  globals: { member: "member" },
  parameters: { answers: { ...lobby, [popular]: games } },
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog", { name: "Welcome, player01" }));

export const Welcome: Story = {
  play: async () => {
    const welcome = await dialog();
    await waitFor(() => expect(welcome.getByText(/^\$[\d,.]+$/)).toBeVisible());
    await waitFor(() => expect(welcome.getAllByRole("button", { name: /^Play / })).toHaveLength(3));
    await waitFor(() =>
      expect(welcome.getByRole("button", { name: "See all games" })).toBeVisible(),
    );
  },
};

export const OnAPhone: Story = { ...Welcome, globals: { member: "member", ...phone } };

/** No money is given away where it is real. */
export const WithoutPlayMoney: Story = {
  args: { playMoney: false },
  play: async () => {
    const welcome = await dialog();
    await waitFor(() => expect(welcome.getByText("Your account is ready.")).toBeVisible());
    await expect(welcome.queryByText(/play money/)).toBeNull();
  },
};

/** The platform lists popular games by their ids only, so the first games of the lobby are shown. */
export const WithFirstGames: Story = {
  parameters: { answers: lobby },
  play: async () => {
    const welcome = await dialog();
    await waitFor(() => expect(welcome.getAllByRole("button", { name: /^Play / })).toHaveLength(3));
  },
};

export const Loading: Story = {
  parameters: { answers: { ...lobby, [popular]: () => new Promise<never>(() => undefined) } },
  play: async () => {
    const welcome = await dialog();
    await expect(welcome.getByText("Loading games")).toBeInTheDocument();
    await waitFor(() =>
      expect(welcome.getByRole("button", { name: "See all games" })).toBeVisible(),
    );
  },
};

/** Games and balance fail to load: the welcome still shows, with the link to all games. */
export const WithoutAnswers: Story = {
  globals: { member: "member", network: "failing" },
  play: async () => {
    const welcome = await dialog();
    await welcome.findByRole("button", { name: "Try again" });
    await waitFor(() =>
      expect(welcome.getByRole("button", { name: "See all games" })).toBeVisible(),
    );
  },
};

export const TamilOnAPhone: Story = { globals: { member: "member", locale: "ta_IN", ...phone } };
export const Burmese: Story = { globals: { member: "member", locale: "my_MM" } };
