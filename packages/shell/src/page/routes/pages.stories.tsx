import { AppPage, QuestionsPage, SponsorsPage } from "@naluma/content";
import { useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor } from "storybook/test";
import { AppFrame } from "../app/app-frame.fake.tsx";
import LobbyDesktop from "../layout/lobby-layout.desktop.tsx";
import LobbyMobile from "../layout/lobby-layout.mobile.tsx";
import BareDesktop from "../layout/minimal-layout.desktop.tsx";
import BareMobile from "../layout/minimal-layout.mobile.tsx";
import ContentPage from "./content.tsx";
import GameRoomView from "./game-room-view.desktop.tsx";
import { CategoryView, ProviderView } from "./games-pages.tsx";
import HomeDesktop from "./home.desktop.tsx";
import HomeMobile from "./home.mobile.tsx";
import PromotionsPage from "./promotions.tsx";

interface ScreenProps {
  desktop: () => ReactNode;
  /** The same as desktop if omitted. */
  mobile?: () => ReactNode;
  frame?: "lobby" | "minimal";
}

const layouts = {
  lobby: { desktop: LobbyDesktop, mobile: LobbyMobile },
  minimal: { desktop: BareDesktop, mobile: BareMobile },
};

function Screen({ desktop, mobile = desktop, frame = "lobby" }: ScreenProps) {
  const { template } = useSite();
  const Layout = layouts[frame][template];
  const Page = template === "mobile" ? mobile : desktop;
  return (
    <AppFrame>
      <Routes>
        <Route element={<Layout />}>
          <Route path="*" element={<Page />} />
        </Route>
      </Routes>
    </AppFrame>
  );
}

const meta = {
  title: "pages",
  component: Screen,
  args: { desktop: HomeDesktop, mobile: HomeMobile },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<Meta<typeof Screen>>;

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

export const Home: Story = {
  play: async () => {
    await screen.findByText("Jackpot $48,213,977.35");
  },
};

export const HomeOnAPhone: Story = { ...Home, globals: phone };

/** Every part that failed to load shows its error in place. */
export const HomeWithoutAnswers: Story = {
  globals: { network: "failing" },
  play: async () => {
    await screen.findByText("Jackpot amount unavailable right now");
    await waitFor(() =>
      expect(screen.getAllByRole("button", { name: "Try again" }).length).toBeGreaterThan(1),
    );
  },
};

export const HomeOfAMember: Story = {
  globals: { member: "member" },
  play: async () => {
    await screen.findByRole("button", { name: /Account/ });
  },
};

/** Other colours, fewer links. */
export const HomeOfAnotherSite: Story = {
  globals: { ...phone, site: "halcyon", locale: "th_TH" },
};

export const Promotions: Story = {
  args: { desktop: PromotionsPage, mobile: PromotionsPage },
  parameters: { address: "/discount" },
  play: async () => void (await heading("Promotions")),
};

export const Content: Story = {
  args: { desktop: ContentPage, mobile: ContentPage },
  parameters: { address: "/main/1" },
};

export const Sponsors: Story = {
  args: { desktop: SponsorsPage, mobile: SponsorsPage },
  parameters: { address: "/sponsor" },
};

export const Questions: Story = {
  args: { desktop: QuestionsPage, mobile: QuestionsPage },
  parameters: { address: "/faq" },
};

export const App: Story = {
  args: { desktop: AppPage, mobile: AppPage },
  parameters: { address: "/app" },
};

export const Category: Story = {
  args: { desktop: CategoryView, mobile: CategoryView },
  parameters: { address: "/gameHall/2" },
};

export const GameRoom: Story = {
  args: { desktop: GameRoomView, mobile: GameRoomView },
  parameters: { address: "/gameRoom?gt_id=2&gp_id=GPHL&house=" },
};

export const Provider: Story = {
  args: { desktop: ProviderView, mobile: ProviderView, frame: "minimal" },
  parameters: { address: "/slotgame?gt_id=2&gp_id=GPHL&house=" },
};

export const ProviderOnAPhone: Story = { ...Provider, globals: phone };
