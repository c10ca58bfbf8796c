import type { Permission } from "./config.ts";
import type { ContractCall } from "./contract.ts";

/** Calls that only read. A call that is in neither list counts as one that writes, so that a new one does no harm. */
const reads = new Set([
  "/api/arks/web/activity/red_envelope_promotion",
  "/api/arks/web/activity/roulette",
  "/api/arks/web/activity/roulette/info",
  "/api/arks/web/agent-level-rename",
  "/api/arks/web/announcement/marquee",
  "/api/arks/web/bulletin",
  "/api/arks/web/bulletin/history",
  "/api/arks/web/bulletin/member",
  "/api/arks/web/carousel_picture",
  "/api/arks/web/cash_surplus/check",
  "/api/arks/web/check-agent-domain",
  "/api/arks/web/float",
  "/api/arks/web/footer",
  "/api/arks/web/game-providers/custom-game-menus/crash",
  "/api/arks/web/game-providers/sport-quickbet-url",
  "/api/arks/web/member-games/hot-games",
  "/api/arks/web/member-games/last-playing-game",
  "/api/arks/web/member/letter",
  "/api/arks/web/model/register-background/detail",
  "/api/arks/web/register-settings",
  "/api/arks/web/register-settings/service-agreement",
  "/api/arks/web/site/detail",
  "/api/arks/web/web-mobile-footer",
  "/api/bonus_setting/check",
  "/api/captcha",
  "/api/check_iframe",
  "/api/demo/gp_games",
  "/api/demo/gt_games",
  "/api/get_login_header",
  "/api/member/apply_for_agent/check",
  "/api/member/profile",
  "/api/member/profile/common/layout",
  "/api/member/profile/my_cash",
  "/api/member_info",
  "/api/register/valid_message",
  "/api/register/verification",
  "/api/services/v1/member/activity",
  "/api/services/v1/member/agent",
  "/api/services/v1/member/agent/report",
  "/api/services/v1/member/bank-accounts",
  "/api/services/v1/member/devices",
  "/api/services/v1/member/limits",
  "/api/services/v1/member/login-protection",
  "/api/services/v1/member/promotions",
  "/api/services/v1/member/receipts",
  "/api/services/v1/member/records",
  "/api/services/v1/member/session",
  "/api/services/v1/visitor/captcha-work",
  "/api/v2/game_label",
  "/api/v2/get_jackpot",
  "/api/v2/get_tag_game_list",
  "/api/v2/get_template_game_list",
  "/api/v3/game_list",
  "/api/web/logo",
  "/api/web/model_login",
  "/api/web/model_setting",
  "/api/web/model_sponsor",
]);

const startedGame = "a game that was started";

/** Paths of calls that write, with what an operator has to allow for them and what a success leaves behind. */
const writes: Readonly<
  Record<
    string,
    { readonly permission: Permission; readonly leaves?: string; readonly ends?: string }
  >
> = {
  "/api/arks/web/activity/red_envelope": {
    permission: "promotions",
    leaves: "a claimed red envelope",
  },
  "/api/arks/web/activity/roulette/spin": {
    permission: "promotions",
    leaves: "a used draw of the roulette",
  },
  "/api/arks/web/bulletin/member/hide": { permission: "bulletins", leaves: "hidden bulletins" },
  "/api/arks/web/member-games/favorite/store": {
    permission: "favourites",
    leaves: "changed favourites",
  },
  "/api/arks/web/member/letter/destroy": { permission: "letters", leaves: "a deleted letter" },
  "/api/arks/web/member/letter/read": { permission: "letters", leaves: "a letter marked as read" },
  "/api/arks/web/vx/reset": { permission: "password" },
  "/api/arks/web/vx/verify": { permission: "password" },
  "/api/demo/play": { permission: "play", leaves: "a demonstration game that was opened" },
  "/api/get_info_data": { permission: "login", leaves: "a session that was not logged out" },
  "/api/login": { permission: "login" },
  "/api/login/double_validation": { permission: "login" },
  "/api/login/double_validation/skip": { permission: "login" },
  "/api/logout": { permission: "login" },
  "/api/member/game/leave1": { permission: "play", ends: startedGame },
  "/api/member/game/play1": { permission: "play", leaves: startedGame },
  "/api/member/profile/balance/all/back": {
    permission: "money",
    leaves: "money moved back to the main wallet",
  },
  "/api/member/profile/balance_get_back": {
    permission: "money",
    leaves: "money moved back to the main wallet",
  },
  "/api/member/profile/edit_password": { permission: "password" },
  "/api/register": { permission: "register", leaves: "a registered member" },
  "/api/services/v1/member/friends": { permission: "money" },
  "/api/services/v1/member/invitation": { permission: "money" },
  "/api/services/v1/member/agent/transfer": {
    permission: "transfer",
    leaves: "money sent to a member of the downline",
  },
  "/api/services/v1/member/top-up": { permission: "money", leaves: "a top-up" },
  "/api/register/sms": { permission: "register", leaves: "a text message" },
};

/** What an operator has to allow for this call; undefined if it only reads. */
export const permissionFor = ({ path }: Pick<ContractCall, "path">): Permission | undefined =>
  reads.has(path) ? undefined : (writes[path]?.permission ?? "services");

/** What is different on the platform once this call has succeeded. */
export const remainderOf = ({ path }: Pick<ContractCall, "path">): string | undefined =>
  writes[path]?.leaves;

/** What a success of this call puts right again. */
export const undoneBy = ({ path }: Pick<ContractCall, "path">): string | undefined =>
  writes[path]?.ends;
