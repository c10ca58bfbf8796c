import { defaultDetails } from "@naluma/site/currency";
import type { AccessAction, MemberState } from "./members.api.ts";

export interface MoneyValues {
  readonly amount: string;
  readonly reason: string;
}

const reasonProblem = (reason: string): string | undefined =>
  reason.trim().length < 3 ? "Enter a reason of at least 3 characters." : undefined;

/** Decimal text with the decimals of its currency; a minus sign takes money away. */
const amounts = {
  0: { pattern: /^-?\d{1,13}$/, example: "100" },
  1: { pattern: /^-?\d{1,13}(\.\d)?$/, example: "100.0" },
  2: { pattern: /^-?\d{1,13}(\.\d{1,2})?$/, example: "100.00" },
} as const;

export const checkMoney =
  (currency: string) =>
  ({ amount, reason }: MoneyValues) => {
    const { pattern, example } = amounts[defaultDetails(currency).decimals];
    const isAmount = pattern.test(amount.trim());
    return {
      amount: !isAmount
        ? `Enter an amount such as ${example}, or -${example} to deduct it.`
        : Number(amount) === 0
          ? "The amount must not be zero."
          : undefined,
      reason: reasonProblem(reason),
    };
  };

export interface AccessValues {
  readonly action: string;
  readonly reason: string;
}

export const checkAccess = ({ reason }: AccessValues) => ({ reason: reasonProblem(reason) });

export interface LetterValues {
  readonly title: string;
  readonly text: string;
}

export const checkLetter = ({ title, text }: LetterValues) => ({
  title: title.trim() === "" ? "Enter a title." : undefined,
  text: text.trim() === "" ? "Enter a text." : undefined,
});

const escaped: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Converts typed text to paragraphs, with HTML characters escaped. */
export const asHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) =>
      part.replaceAll(/[&<>]/g, (sign) => escaped[sign] ?? sign).replaceAll("\n", "<br>"),
    )
    .map((part) => `<p>${part}</p>`)
    .join("");

interface ActionWords {
  readonly label: string;
  readonly title: (account: string) => string;
  readonly text: string;
  readonly done: string;
}

export const actionWords: Readonly<Record<AccessAction, ActionWords>> = {
  disable: {
    label: "Disable the account",
    title: (account) => `Disable ${account}?`,
    text: "All sessions end now, a running game is closed and its balance returns to the main wallet. Nobody can log in until the account is enabled again.",
    done: "is disabled and logged out everywhere.",
  },
  enable: {
    label: "Enable the account",
    title: (account) => `Enable ${account}?`,
    text: "The member can log in again. Sessions that ended stay ended.",
    done: "can log in again.",
  },
  "log-out": {
    label: "Log out everywhere",
    title: (account) => `Log ${account} out everywhere?`,
    text: "Every session and socket ends now. The member can log in again straight away.",
    done: "is logged out everywhere.",
  },
  password: {
    label: "Reset the password",
    title: (account) => `Reset the password of ${account}?`,
    text: "The old password and every session end now. A temporary password is shown to you once; the member must change it after logging in.",
    done: "has a new password.",
  },
};

/** The actions possible in the account's state, the most common first. */
export const actionsFor = (state: MemberState): readonly AccessAction[] =>
  state === "active" ? ["log-out", "password", "disable"] : ["enable", "password"];
