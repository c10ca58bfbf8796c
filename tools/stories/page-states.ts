import type { PagePath } from "@naluma/site/pages";

/** `lobby/src/jackpot/jackpot.stories.tsx` and its story `Refused` are `lobby/jackpot/jackpot#Refused`. */
export type StoryName = `${string}/${string}#${string}`;

/** The reason why a page has no such state. */
interface Never {
  readonly never: string;
}

/** The possible states of a page, each with the story that shows it. */
export interface PageStates {
  readonly shown: StoryName;
  readonly phone: StoryName | Never;
  readonly loading: StoryName | Never;
  /** There is nothing to show. */
  readonly empty: StoryName | Never;
  /** The platform did not answer, or its response was unreadable. */
  readonly failed: StoryName | Never;
  /** Texts and amounts of maximum length. */
  readonly long: StoryName | Never;
}

const noList = { never: "it lists nothing" };
const ownWords = { never: "all its words are the site's own, and the same everywhere" };
const nothingAsked = { never: "it asks the platform for nothing" };
const maskedNames = { never: "the platform sends names of friends masked, seven letters long" };
const desktopOnly = { never: "on a phone the address leads to the plain list" };

const content: PageStates = {
  shown: "content/pages/pages#Content",
  phone: "content/pages/pages#ContentOnAPhone",
  loading: "content/pages/pages#Loading",
  empty: "content/pages/pages#NothingWritten",
  failed: "content/pages/pages#Failed",
  long: "content/pages/pages#LongWordsOnAPhone",
};

const deposit: PageStates = {
  shown: "member/centre/centre#Deposit",
  phone: "member/centre/centre#DepositOnAPhone",
  loading: "member/centre/centre#InfoOnItsWay",
  empty: "member/centre/centre#DepositThatIsNotNeeded",
  failed: "member/centre/centre#InfoThatCannotBeRead",
  long: "wallet/panel/wallet#LongAmounts",
};

const endMessage = (shown: StoryName): PageStates => ({
  shown,
  phone: "game-launcher/loading/loading-view#OnAPhone",
  loading: nothingAsked,
  empty: noList,
  failed: nothingAsked,
  long: "game-launcher/loading/loading-view#ALongName",
});

/** Every page with each of its possible states. */
export const pageStates: Readonly<Record<PagePath, PageStates | Never>> = {
  "/": {
    shown: "shell/page/routes/pages#Home",
    phone: "shell/page/routes/pages#HomeOnAPhone",
    loading: "lobby/category/category-games#Loading",
    empty: "lobby/category/category-games#CategoryWithoutGames",
    failed: "shell/page/routes/pages#HomeWithoutAnswers",
    long: "content/announcements/announcement-line#LongWords",
  },
  "/discount": {
    shown: "shell/page/routes/pages#Promotions",
    phone: "content/pages/pages#PromotionsOnAPhone",
    loading: "content/pages/pages#PromotionsLoading",
    empty: "content/pages/pages#NoPromotions",
    failed: "content/pages/pages#PromotionsFailed",
    long: "promotions/campaigns/my-promotions#VeryLongTexts",
  },
  "/discount/:id": content,
  "/main/:id": content,
  "/faq/:id": content,
  "/faq": {
    shown: "shell/page/routes/pages#Questions",
    phone: "content/pages/pages#QuestionsOnAPhone",
    loading: "content/pages/pages#QuestionsLoading",
    empty: "content/pages/pages#NoQuestions",
    failed: "content/pages/pages#QuestionsFailed",
    long: "content/pages/pages#LongQuestionsOnAPhone",
  },
  "/sponsor": {
    shown: "shell/page/routes/pages#Sponsors",
    phone: "content/pages/sponsors#SponsorsOnAPhone",
    loading: "content/pages/sponsors#SponsorsLoading",
    empty: "content/pages/sponsors#NoSponsors",
    failed: "content/pages/sponsors#SponsorsFailed",
    long: "content/pages/sponsors#LongSponsorsOnAPhone",
  },
  "/app": {
    shown: "content/pages/sponsors#WithAnApp",
    phone: "content/pages/sponsors#WithoutAnAppOnAPhone",
    loading: { never: "its own words are there before the operator's" },
    empty: "content/pages/sponsors#WithoutAnApp",
    failed: { never: "without the operator's text it is what a site without one shows" },
    long: "content/operator-text/operator-text#LongWords",
  },
  "/gameHall/:id": {
    shown: "shell/page/routes/pages#Category",
    phone: "lobby/category-page/category-page#SlotsOnAPhone",
    loading: "lobby/category-page/category-page#Loading",
    empty: "lobby/category-page/category-page#Cockfight",
    failed: "lobby/category-page/category-page#Failed",
    long: "lobby/search/search#LongNames",
  },
  "/gameRoom": {
    shown: "shell/page/routes/pages#GameRoom",
    phone: desktopOnly,
    loading: "lobby/provider-page/provider-page#Loading",
    empty: "lobby/provider-page/provider-page#UnknownProvider",
    failed: "lobby/provider-page/provider-page#Failed",
    long: "lobby/search/search#LongNames",
  },
  "/slotgame": {
    shown: "shell/page/routes/pages#Provider",
    phone: "shell/page/routes/pages#ProviderOnAPhone",
    loading: "lobby/provider-page/provider-page#Loading",
    empty: "lobby/provider-page/provider-page#UnknownProvider",
    failed: "lobby/provider-page/provider-page#Failed",
    long: "lobby/search/search#LongNames",
  },
  "/user": {
    shown: "member/centre/centre#Wallet",
    phone: "wallet/panel/wallet#InASheet",
    loading: "wallet/panel/wallet#Loading",
    empty: "wallet/panel/wallet#NothingHeld",
    failed: "wallet/panel/wallet#Failed",
    long: "wallet/panel/wallet#LongAmounts",
  },
  "/user/Info": {
    shown: "member/centre/centre#Info",
    phone: "member/centre/centre#InfoOnAPhone",
    loading: "member/centre/centre#InfoOnItsWay",
    empty: noList,
    failed: "member/centre/centre#InfoThatCannotBeRead",
    long: "member/centre/centre#VeryLongTexts",
  },
  "/user/Announcement": {
    shown: "content/announcements/announcement-board#AllThatIsTold",
    phone: "content/announcements/announcement-board#OnAPhone",
    loading: "content/bulletins/bulletins#NewsLoading",
    empty: "content/announcements/announcement-board#NothingTold",
    failed: "content/announcements/announcement-board#CannotBeRead",
    long: "content/announcements/announcement-board#VeryLongTexts",
  },
  "/user/Letter": {
    shown: "member/letters/letters#List",
    phone: "member/letters/letters#ListOnAPhone",
    loading: "member/letters/letters#OnTheirWay",
    empty: "member/letters/letters#Nothing",
    failed: "member/letters/letters#CannotBeRead",
    long: "member/letters/letters#VeryLongTexts",
  },
  "/user/Deposit": deposit,
  "/Deposit": deposit,
  "/user/Withdrawal": {
    ...deposit,
    shown: "member/centre/centre#Withdrawal",
    phone: "account-security/withdraw-password/withdraw-password#SetOnAPhone",
    empty: "member/centre/centre#WithdrawalThatTheSiteHides",
  },
  "/user/BindAccount": {
    shown: "member/bank-accounts/bank-account-page#Added",
    phone: "member/bank-accounts/bank-account-page#AddedOnAPhone",
    loading: "member/bank-accounts/bank-account-page#OnItsWay",
    empty: "member/bank-accounts/bank-account-page#NoWithdrawPassword",
    failed: "member/bank-accounts/bank-account-page#CannotBeRead",
    long: "member/bank-accounts/bank-account-page#VeryLongNames",
  },
  "/user/Transaction": {
    shown: "wallet/records/records#Transactions",
    phone: "wallet/records/records#OnAPhone",
    loading: "wallet/records/records#Loading",
    empty: "wallet/records/records#None",
    failed: "wallet/records/records#Failed",
    long: "wallet/records/records#LongNames",
  },
  "/user/DWRecord": {
    shown: "wallet/records/records#DepositsAndWithdrawals",
    phone: "wallet/records/records#OnAPhone",
    loading: "wallet/records/records#Loading",
    empty: "wallet/records/records#None",
    failed: "wallet/records/records#Failed",
    long: "wallet/records/records#LongNames",
  },
  "/user/RecommendProject": {
    shown: "member/friend-rewards/friends#Invite",
    phone: "member/friend-rewards/friends#InviteOnAPhone",
    loading: "member/friend-rewards/friends#OnItsWay",
    empty: "member/friend-rewards/friends#NotRewarded",
    failed: "member/friend-rewards/friends#CannotBeRead",
    long: ownWords,
  },
  "/user/RecommendRecord": {
    shown: "member/friend-rewards/friends#Rewards",
    phone: "member/friend-rewards/friends#FriendsOnAPhone",
    loading: "member/friend-rewards/friends#OnItsWay",
    empty: "member/friend-rewards/friends#NoRewards",
    failed: "member/friend-rewards/friends#CannotBeRead",
    long: maskedNames,
  },
  "/user/RecommendMemberSearch": {
    shown: "member/friend-rewards/friends#Friends",
    phone: "member/friend-rewards/friends#FriendsOnAPhone",
    loading: "member/friend-rewards/friends#OnItsWay",
    empty: "member/friend-rewards/friends#NoFriends",
    failed: "member/friend-rewards/friends#CannotBeRead",
    long: maskedNames,
  },
  "/user/Activity": {
    shown: "member/activity/activity#Daily",
    phone: "member/activity/activity#OnAPhone",
    loading: "member/activity/activity#Loading",
    empty: "member/activity/activity#None",
    failed: "member/activity/activity#Failed",
    long: { never: "it shows amounts and days; the wallet has the longest of them" },
  },
  "/user/PlayLimits": {
    shown: "member/play-limits/play-limits#SomeLimits",
    phone: "member/play-limits/play-limits#SomeLimitsOnPhone",
    loading: "member/play-limits/play-limits#Loading",
    empty: "member/play-limits/play-limits#NoLimits",
    failed: "member/play-limits/play-limits#Failed",
    long: "member/play-limits/play-limits#SomeLimitsInTamil",
  },
  "/proxy": {
    shown: "member/agent-centre/agent-centre#Home",
    phone: "member/agent-centre/agent-centre#HomeOnAPhone",
    loading: "member/agent-centre/agent-centre#OnItsWay",
    empty: "member/agent-centre/agent-centre#EmptyDownline",
    failed: "member/agent-centre/agent-centre#CannotBeRead",
    long: "member/agent-centre/agent-centre#NobodyOfThatName",
  },
  "/fastPayment": {
    shown: "member/centre/centre#FastPaymentOfAnAgent",
    phone: "shell/centre/centre#OnAPhone",
    loading: nothingAsked,
    empty: "member/centre/centre#FastPaymentOfNoAgent",
    failed: nothingAsked,
    long: ownWords,
  },
  "/play": {
    shown: "game-launcher/play/player#Playing",
    phone: "game-launcher/play/player#OnAPhone",
    loading: "game-launcher/play/player#StillStarting",
    empty: { never: "without a game it leads home" },
    failed: "game-launcher/play/player#Offline",
    long: "game-launcher/play/player#ALongNameInTamil",
  },
  "/loading": endMessage("game-launcher/loading/loading-view#NothingKnownYet"),
  "/close": endMessage("game-launcher/loading/loading-view#Ended"),
  "/authCallback": { never: "its window draws nothing: it hands over the answer and closes" },
};
