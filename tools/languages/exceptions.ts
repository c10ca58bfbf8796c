import type { Locale } from "@naluma/site/locale";

/** An allowed violation of a rule of `check.ts`, and its reason. Without `locales` it applies to every language. */
interface Exception {
  readonly folder: string;
  readonly id: string;
  readonly locales?: readonly Locale[];
  readonly because: string;
}

export interface MissingTerm extends Exception {
  /** The id of the term in the glossaries. */
  readonly term: string;
}

/** Ids that a source assembles, so that none of them occurs in it whole. */
export interface BuiltIds {
  readonly folder: string;
  readonly ids: RegExp;
  /** The source that builds them, relative to the root, and the code in it that does. */
  readonly from: string;
  readonly as: string;
}

/** One English text that a language translates in several ways, because its contexts differ. */
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
  /** Messages that quote something other than one of our messages. */
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
      folder: "packages/member/src/locales-rest",
      id: "info.email",
      locales: ["vi_VN"],
      because: "Forms in Vietnamese say Email.",
    },
    {
      folder: "packages/register/src/locales-rest",
      id: "register.email",
      locales: ["vi_VN"],
      because: "Forms in Vietnamese say Email.",
    },
    {
      folder: "packages/register/src/locales-rest",
      id: "register.wechat",
      locales: ["vi_VN", "ja_JP", "th_TH", "hi_IN", "my_MM", "ta_IN", "bn_BD"],
      because: "A name; it has another one in Chinese and in Korean script.",
    },
  ],
  withoutTerm: [
    ...[
      "ready",
      "baccarat_player",
      "baccarat_player_wins",
      "baccarat_won",
      "baccarat_lost",
      "baccarat_how",
      "baccarat_how_third",
      "baccarat_how_pays",
    ].map((id) => ({
      folder: "apps/game-client/src/baccarat/words",
      id,
      locales: ["zh_CN", "zh_TW", "vi_VN", "hi_IN", "my_MM", "ta_IN", "bn_BD"] as const,
      term: "player",
      because: "It is one of the two hands of baccarat, which has a name of its own there.",
    })),
    ...["baccarat_player_wins", "baccarat_banker_wins", "baccarat_how"].map((id) => ({
      folder: "apps/game-client/src/baccarat/words",
      id,
      locales: ["ja_JP", "ko_KR"] as const,
      term: "win",
      because: "A hand wins; the term is for what somebody is paid.",
    })),
    {
      folder: "packages/wallet/src/locales-rest",
      id: "records.rounds",
      locales: ["vi_VN", "ko_KR", "ja_JP", "th_TH", "my_MM"],
      term: "round",
      because:
        "The tab lists what was bet; the word for a round would be read as a number of them.",
    },
    ...["code.name_used", "code.phone_used", "code.email_used", "code.identity_used"].map((id) => ({
      folder: "packages/register/src/locales-rest",
      id,
      locales: ["ko_KR"] as const,
      term: "account",
      because: "Korean says of a name or a number that it has signed up.",
    })),
    {
      folder: "packages/member/src/locales-rest",
      id: "deposit.top_up",
      locales: ["ko_KR"],
      term: "balance",
      because: "Korean says what one gets, play money, as the button of the games does.",
    },
    {
      folder: "packages/wallet/src/locales-rest",
      id: "records.top_up",
      locales: ["ko_KR"],
      term: "balance",
      because: "Korean says what was given, play money.",
    },
    {
      folder: "packages/promotions/src/locales-rest",
      id: "roulette.won",
      locales: ["hi_IN"],
      term: "win",
      because: "The verb would bend with the gender and the number of a prize that nobody knows.",
    },
    {
      folder: "apps/sandbox/src/wire/words",
      id: "registrations_full",
      locales: ["vi_VN", "th_TH", "my_MM"],
      term: "limit",
      because: "It says that today’s number is used up; the term is for what a member sets.",
    },
    {
      folder: "packages/lobby/src/locales-rest",
      id: "search.info_stakes",
      locales: ["ja_JP"],
      term: "limit",
      because: "The smallest and the largest bet are a range; the term is an upper limit.",
    },
  ],
  builtIds: [
    {
      folder: "apps/game-client/src/roulette/words",
      ids: /^roulette_(straight|split|street|corner|line|dozen|red|black|even|odd)$/,
      from: "apps/game-client/src/roulette/table.ts",
      as: "`roulette_${spot.kind}`",
    },
    {
      folder: "apps/game-client/src/roulette/words",
      ids: /^roulette_green$/,
      from: "apps/game-client/src/roulette/roulette-view.ts",
      as: "`roulette_${colourOf(number)}`",
    },
    {
      folder: "apps/game-client/src/baccarat/words",
      ids: /^baccarat_(player|banker)$/,
      from: "apps/game-client/src/baccarat/baccarat-view.ts",
      as: "`baccarat_${spot}`",
    },
    {
      folder: "apps/game-client/src/baccarat/words",
      ids: /^baccarat_(player|banker)_wins$/,
      from: "apps/game-client/src/baccarat/baccarat-view.ts",
      as: "`baccarat_${result}_wins`",
    },
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
      english: "Spin the wheel",
      locales: ["ja_JP", "ko_KR"],
      because: "The promotion is called roulette there; the game in the lobby is a wheel.",
    },
    {
      english: "Spin the wheel",
      locales: ["zh_CN", "zh_TW"],
      because:
        "The table game’s wheel has a name of its own; the promotion’s is a wheel of fortune.",
    },
    {
      english: "The wheel is spinning",
      locales: ["zh_CN", "zh_TW"],
      because: "Roulette’s wheel has a name of its own; the other game’s is a wheel of fortune.",
    },
    {
      english: "Rounds",
      locales: ["zh_CN", "zh_TW", "ja_JP", "ko_KR", "vi_VN", "th_TH", "my_MM"],
      because: "A column counts rounds; a tab lists them, and its name is no number.",
    },
    {
      english: "Deposit",
      locales: ["hi_IN", "bn_BD", "my_MM"],
      because: "A menu names what one can do; a record names what was done.",
    },
    {
      english: "Customer service",
      locales: ["vi_VN"],
      because:
        "A tile of the account menu is narrow: it has the abbreviation that everybody knows.",
    },
    {
      english: "Split",
      locales: ["zh_TW", "zh_CN", "vi_VN", "th_TH", "my_MM", "ta_IN"],
      because: "Cards are split by the player; at roulette it is a bet on two numbers.",
    },
    {
      english: "Name",
      locales: ["zh_CN", "zh_TW", "ja_JP", "ko_KR", "vi_VN"],
      because: "Games are sorted by name; a person has a name of another word.",
    },
    {
      english: "Withdrawal",
      locales: ["my_MM", "ta_IN"],
      because: "A menu names what one can do; a record names what was done.",
    },
    {
      english: "Day",
      locales: ["zh_TW", "zh_CN", "ko_KR", "ja_JP", "th_TH", "my_MM"],
      because: "A table has a column of dates; of a birthday a day is chosen in its month.",
    },
    {
      english: "Month",
      locales: ["zh_TW", "zh_CN"],
      because: "A table has a column of months; of a birthday the year, month and day are chosen.",
    },
  ],
  quotedElsewhere: [
    {
      folder: "packages/content/src/locales-rest",
      id: "contents.app_home_screen",
      because: "The menu is the browser's.",
    },
  ],
};
