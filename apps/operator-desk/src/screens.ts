import {
  ClockIcon,
  GameControllerIcon,
  GiftIcon,
  MegaphoneFillIcon,
  SquaresFourIcon,
  UsersThreeIcon,
  WalletFillIcon,
  WrenchIcon,
  type IconProps,
} from "@naluma/ui/icon";
import { lazyView } from "@naluma/ui/lazy-view";

export interface Screen {
  /** Below `/sandbox/desk/`; a path with nested screens ends in `/*`. */
  readonly path: string;
  readonly name: string;
  /** The heading of its part of the menu. */
  readonly group: "Now" | "Players" | "Site" | "Money";
  readonly Icon: (props: IconProps) => React.ReactElement;
  readonly View: (props: object) => React.ReactNode;
}

/** Every screen of the desk, in menu order. */
export const screens: readonly Screen[] = [
  {
    path: "",
    name: "Dashboard",
    group: "Now",
    Icon: SquaresFourIcon,
    View: lazyView(() => import("./dashboard/dashboard.tsx")),
  },
  {
    path: "members/*",
    name: "Members",
    group: "Players",
    Icon: UsersThreeIcon,
    View: lazyView(() => import("./members/members.tsx")),
  },
  {
    path: "providers",
    name: "Providers",
    group: "Site",
    Icon: GameControllerIcon,
    View: lazyView(() => import("./providers/providers.tsx")),
  },
  {
    path: "content",
    name: "Content",
    group: "Site",
    Icon: MegaphoneFillIcon,
    View: lazyView(() => import("./content/content.tsx")),
  },
  {
    path: "campaigns",
    name: "Campaigns",
    group: "Site",
    Icon: GiftIcon,
    View: lazyView(() => import("./campaigns/campaigns.tsx")),
  },
  {
    path: "settings",
    name: "Site settings",
    group: "Site",
    Icon: WrenchIcon,
    View: lazyView(() => import("./settings/settings.tsx")),
  },
  {
    path: "ledger",
    name: "Ledger",
    group: "Money",
    Icon: WalletFillIcon,
    View: lazyView(() => import("./ledger/ledger.tsx")),
  },
  {
    path: "audit",
    name: "Audit log",
    group: "Money",
    Icon: ClockIcon,
    View: lazyView(() => import("./audit/audit.tsx")),
  },
];
