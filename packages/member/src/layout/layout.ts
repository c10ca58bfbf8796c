import type { SignedIn } from "@naluma/site/who";

/** The member's data for the frame of every page (MEMBER-01). */
export interface Layout {
  readonly memberId: number;
  readonly account: string;
  readonly currency: string;
  /** The balance of the main wallet, as a decimal string. */
  readonly cash: string;
  /** 1 is an ordinary member. */
  readonly memberType: number;
  readonly agentType: number;
  readonly agentLevel: number;
  readonly isAgent: boolean;
  readonly agentActive: boolean;
  /** Whether the platform considers a game to be running, possibly on another device. */
  readonly isPlaying: boolean;
  readonly cashBack: boolean;
  readonly walletOpen: boolean;
  readonly mustChangePassword: boolean;
  readonly mustBindBankAccount: boolean;
  readonly agentFastPayment: boolean;
}

/** Missing texts are ''; contact values may be masked with '*' (W-48). */
export interface Profile {
  readonly memberId: number;
  readonly account: string;
  readonly name: string;
  readonly hasWithdrawPassword: boolean;
  readonly birthday: string;
  readonly email: string;
  readonly currency: string;
  readonly phone: string;
  readonly line: string;
  readonly others: string;
  readonly qq: string;
  readonly skype: string;
  readonly wechat: string;
  readonly fb: string;
  readonly zalo: string;
  readonly telegram: string;
  readonly whatsApp: string;
  readonly identityId: string;
}

/** The test member of a demo site has no money and no rights. */
export const demoLayout = ({ memberId, account, currency }: SignedIn): Layout => ({
  memberId,
  account,
  currency,
  cash: "0.00",
  memberType: 1,
  agentType: 0,
  agentLevel: 0,
  isAgent: false,
  agentActive: false,
  isPlaying: false,
  cashBack: false,
  walletOpen: false,
  mustChangePassword: false,
  mustBindBankAccount: false,
  agentFastPayment: false,
});

interface AgentRole {
  /** Whether the agent area is available. */
  readonly isActive: boolean;
  /** A number without a documented meaning; 0 is none. */
  readonly type: number;
  readonly level: number;
}

/** The agent role in the layout (MEMBER-33); undefined for an ordinary member. */
export function agentRole({
  isAgent,
  agentActive,
  agentType,
  agentLevel,
}: Pick<Layout, "isAgent" | "agentActive" | "agentType" | "agentLevel">): AgentRole | undefined {
  if (!isAgent && !agentActive && agentType === 0) return undefined;
  return { isActive: agentActive, type: agentType, level: agentLevel };
}
