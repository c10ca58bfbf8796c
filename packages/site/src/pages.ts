type Frame =
  /** Header and footer, and the tab bar on a phone. */
  | "site"
  /** A way back of its own, without bars. */
  | "minimal"
  /** The member centre: a separate window on desktop, in the site's frame on a phone. */
  | "centre"
  /** No frame. */
  | "none"
  /** No frame and no links to it: a running game. */
  | "player"
  /**
   * No layout and no links to it: a small window that the site opened (ROUTE-18 to ROUTE-20,
   * ROUTE-35).
   */
  | "window";

interface Page {
  readonly frame: Frame;
  /** The menu that lists it, the site's or the member centre's; the compiler then requires a label there. */
  readonly menu?: "site" | "centre";
  /** Who may see it (ROUTE-45). */
  readonly guard?: "auth";
}

/** A page that the menu of the member centre lists. */
const ofMember = { frame: "centre", guard: "auth", menu: "centre" } as const;

/**
 * Every page, by its path; `:id` is one segment. Routes, menus, frames, guards, headers and the names in reports are
 * derived from this list. Addresses are shared: any feature may link to any page.
 */
export const pages = {
  "/": { frame: "site" },
  "/discount": { frame: "site", menu: "site" },
  "/discount/:id": { frame: "site" },
  "/sponsor": { frame: "site", menu: "site" },
  "/faq": { frame: "site", menu: "site" },
  "/faq/:id": { frame: "site" },
  "/app": { frame: "site", menu: "site" },
  "/main/:id": { frame: "site" },
  "/gameHall/:id": { frame: "site" },
  "/gameRoom": { frame: "site" },
  "/slotgame": { frame: "minimal" },
  "/user": ofMember,
  "/user/Info": ofMember,
  "/user/Announcement": ofMember,
  "/user/Letter": ofMember,
  "/user/Deposit": ofMember,
  "/user/Withdrawal": ofMember,
  "/user/BindAccount": ofMember,
  "/user/Transaction": ofMember,
  "/user/DWRecord": ofMember,
  "/user/RecommendProject": ofMember,
  "/user/RecommendRecord": ofMember,
  "/user/RecommendMemberSearch": ofMember,
  "/user/Activity": ofMember,
  "/user/PlayLimits": ofMember,
  "/Deposit": { frame: "centre", guard: "auth" },
  "/proxy": { frame: "centre", guard: "auth" },
  "/fastPayment": { frame: "none", guard: "auth" },
  "/play": { frame: "player" },
  "/loading": { frame: "window" },
  "/close": { frame: "window" },
  "/authCallback": { frame: "window" },
} as const satisfies Readonly<Record<string, Page>>;

type Pages = typeof pages;

export type PagePath = keyof Pages;

const known: Readonly<Record<string, Page | undefined>> = pages;

/** The entry of the page at a path that is spelled as in the list. */
export const pageAt = (path: string): Page | undefined => known[path];

/** The paths of the pages with this property: `PathWith<"menu", "site">`. */
export type PathWith<Fact extends keyof Page, Value> = {
  [Path in PagePath]: Pages[Path] extends Readonly<Record<Fact, Value>> ? Path : never;
}[PagePath];

/** The same at run time. */
export const pathsWith = <Fact extends keyof Page, const Value extends Page[Fact]>(
  fact: Fact,
  value: Value,
): PathWith<Fact, Value>[] =>
  Object.keys(pages).filter(
    (path): path is PathWith<Fact, Value> => pageAt(path)?.[fact] === value,
  );
