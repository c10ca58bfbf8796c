import type { Capability } from "./capabilities.ts";
import type { PagePath } from "./pages.ts";

interface NamedPage {
  readonly path: PagePath | `${PagePath}?${string}`;
  /** The member services that the page is made of; one of them is enough, and without any every platform has it. */
  readonly needs?: readonly Capability[];
}

const ofFriends = ["friends"] as const;
const ofAgents = ["agents"] as const;

/**
 * The member's and the agent's pages by the names that the specifications give to their menu entries. A site's file
 * hides them (`hiddenLinks`) and leads elsewhere (`pages`) by these names.
 */
export const namedPages = {
  Letter: { path: "/user/Letter" },
  Deposit: { path: "/user/Deposit", needs: ["topUp"] },
  Withdrawal: { path: "/user/Withdrawal", needs: ["withdrawPassword"] },
  BindAccount: { path: "/user/BindAccount", needs: ["bankAccounts"] },
  Transaction: { path: "/user/Transaction", needs: ["records"] },
  DWRecord: { path: "/user/DWRecord", needs: ["records"] },
  RecommendProject: { path: "/user/RecommendProject", needs: ofFriends },
  RecommendRecord: { path: "/user/RecommendRecord", needs: ofFriends },
  RecommendMemberSearch: { path: "/user/RecommendMemberSearch", needs: ofFriends },
  Activity: { path: "/user/Activity", needs: ["activity"] },
  PlayLimits: { path: "/user/PlayLimits", needs: ["limits", "timeOut", "selfExclusion"] },
  ProxyCenter: { path: "/proxy" },
  Plan: { path: "/proxy?page=Plan", needs: ofAgents },
  Agreement: { path: "/proxy?page=Agreement", needs: ofAgents },
  Register: { path: "/proxy?page=Register" },
  DownlineInfo: { path: "/proxy?page=DownlineInfo", needs: ofAgents },
  Promotion: { path: "/proxy?page=Promotion", needs: ofAgents },
  OperationTable: { path: "/proxy?page=OperationTable", needs: ofAgents },
  StratifiedTable: { path: "/proxy?page=StratifiedTable", needs: ofAgents },
  Transfer: { path: "/proxy?page=Transfer", needs: ofAgents },
  PerformanceSettlement: { path: "/proxy?page=PerformanceSettlement", needs: ofAgents },
} as const satisfies Readonly<Record<string, NamedPage>>;

export type PageName = keyof typeof namedPages;

const isPageName = (name: string): name is PageName => Object.hasOwn(namedPages, name);

export const pageNames: readonly PageName[] = Object.keys(namedPages).filter(isPageName);

/** The member services of which a page needs one. */
export const neededFor = (name: PageName): readonly Capability[] => {
  const page: NamedPage = namedPages[name];
  return page.needs ?? [];
};

/** The name of a member's page at a path; its other address is `/Deposit`. */
export const pageNameAt = (path: string): PageName | undefined =>
  pageNames.find(
    (name) => namedPages[name].path === (path === "/Deposit" ? "/user/Deposit" : path),
  );
