import type { Locale } from "@naluma/site/locale";

/** What may break a rule of `check.ts`, and why. Without `locales` it holds for every language. */
interface Exception {
  readonly folder: string;
  readonly id: string;
  readonly locales?: readonly Locale[];
  readonly because: string;
}

export interface MissingTerm extends Exception {
  /** Id of the term in the glossaries. */
  readonly term: string;
}

/** Ids that the source puts together, so that none stands there whole. */
export interface BuiltIds {
  readonly folder: string;
  readonly ids: RegExp;
  /** The source that builds them, from the root, and the text in it that does. */
  readonly from: string;
  readonly as: string;
}

/** One English text that a language says in several ways, because places differ. */
export interface DifferentWords {
  readonly english: string;
  readonly locales?: readonly Locale[];
  readonly because: string;
}

export interface Exceptions {
  readonly sameAsEnglish: readonly Exception[];
  readonly withoutTerm: readonly MissingTerm[];
  readonly builtIds: readonly BuiltIds[];
  readonly differentWords: readonly DifferentWords[];
  /** Messages that quote what is no message of ours. */
  readonly quotedElsewhere: readonly Exception[];
}

export const exceptions: Exceptions = {
  sameAsEnglish: [
    ...["wild", "scatter"].map((id) => ({
      folder: "apps/game-client/src/words",
      id,
      locales: ["vi_VN"] as const,
      because: "Vietnamese players say the English word.",
    })),
    ...["lobby.jackpot", "lobby.jackpot_amount"].map((id) => ({
      folder: "packages/lobby/src/locales",
      id,
      locales: ["vi_VN"] as const,
      because: "The Vietnamese word is the first prize of the state lottery.",
    })),
    {
      folder: "packages/content/src/locales",
      id: "content.banner_untitled",
      locales: ["vi_VN"],
      because: "A banner is called so in Vietnamese, where the word stands in the singular.",
    },
    {
      folder: "packages/member/src/centre/locales",
      id: "info.email",
      locales: ["vi_VN"],
      because: "Forms in Vietnamese say Email.",
    },
  ],
  withoutTerm: ["centre.bank", "bank.required", "bank.not_required", "bank.how"].map((id) => ({
    folder: "packages/member/src/centre/locales",
    id,
    locales: ["zh_CN", "zh_TW", "ko_KR", "ja_JP"],
    term: "account",
    because: "An account with a bank has a word of its own there.",
  })),
  builtIds: [
    {
      folder: "apps/sandbox/src/wire/words",
      ids: /^status_\d{3}$/,
      from: "apps/sandbox/src/wire/answer.ts",
      as: "`status_${status}`",
    },
    {
      folder: "apps/sandbox/src/content/words",
      ids: /^banner\.(river|orbit|gifts|stadium)\.(title|line)$/,
      from: "apps/sandbox/src/seed/contents.ts",
      as: "`banner.${scene}.title`",
    },
  ],
  differentWords: [
    {
      english: "Name",
      locales: ["zh_CN", "zh_TW", "ja_JP", "ko_KR", "vi_VN"],
      because: "Games are sorted by name; a person has a name of another word.",
    },
  ],
  quotedElsewhere: [
    {
      folder: "packages/content/src/pages/locales",
      id: "contents.app_home_screen",
      because: "The menu is the browser's.",
    },
  ],
};
