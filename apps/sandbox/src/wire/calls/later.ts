import * as v from "valibot";
import { later } from "../call.ts";
import {
  anyObject,
  clientType,
  currency,
  deviceInfo,
  digits,
  displayDevice,
  empty,
  flag,
  gameCode,
  gameTypeId,
  hostName,
  house,
  id,
  locale,
  modelVersion,
  providerId,
  siteId,
  supportDevice,
  template,
  text,
  webAddress,
  whole,
} from "../values.ts";

/**
 * Calls of the contract that are not offered yet. Their bodies are judged like all others, so that a
 * mistake of a client is seen now; a good request answers 501.
 */

const demoCalls = [
  later({
    path: "/api/demo/play",
    operationId: "demoPlay",
    tag: "Demo play",
    token: "welcome",
    body: v.strictObject({
      site_id: siteId,
      currency,
      device: supportDevice,
      gp_id: providerId,
      game_type: gameTypeId,
      game_code: gameCode,
      house,
    }),
  }),
  later({
    path: "/api/demo/gp_games",
    operationId: "demoProviderGames",
    tag: "Demo play",
    token: "welcome",
    body: v.strictObject({
      site_id: siteId,
      currency,
      device: supportDevice,
      gp_id: providerId,
      game_type_id: gameTypeId,
      house,
    }),
  }),
  later({
    path: "/api/demo/gt_games",
    operationId: "demoTypeGames",
    tag: "Demo play",
    token: "welcome",
    body: v.strictObject({ site_id: siteId, support_device: supportDevice, currency, template }),
  }),
];

const onDevice = v.strictObject({ site_id: siteId, display_device: displayDevice });
const inPlace = v.strictObject({
  site_id: siteId,
  display_device: displayDevice,
  display_location: v.picklist([2, 3]),
});

const bulletinCalls = [
  later({
    path: "/api/arks/web/bulletin",
    operationId: "listBulletins",
    tag: "Lobby",
    token: "welcome",
    body: onDevice,
  }),
  later({
    path: "/api/arks/web/bulletin/member",
    operationId: "listMemberBulletins",
    tag: "Lobby",
    token: "needed",
    body: inPlace,
  }),
  later({
    path: "/api/arks/web/bulletin/history",
    operationId: "listBulletinHistory",
    tag: "Lobby",
    token: "welcome",
    body: onDevice,
  }),
  later({
    path: "/api/arks/web/bulletin/member/hide",
    operationId: "hideMemberBulletin",
    tag: "Lobby",
    token: "needed",
    body: inPlace,
  }),
];

const sportsCalls = [
  later({
    path: "/api/arks/web/game-providers/sport-quickbet-url",
    operationId: "getQuickbetAddress",
    tag: "Lobby",
    token: "welcome",
    body: v.strictObject({
      currency,
      support_device: supportDevice,
      domain: hostName,
      site_id: siteId,
    }),
  }),
  later({
    path: "/api/check_iframe",
    operationId: "checkFrame",
    tag: "Own site routes",
    token: "welcome",
    body: v.strictObject({ url: webAddress }),
  }),
];

const loginCalls = [
  later({
    path: "/api/login/double_validation",
    operationId: "answerDoubleValidation",
    tag: "Login",
    token: "ignored",
    throttled: true,
    body: v.strictObject({
      member_login_id: text(1, 64),
      answer: text(1, 100),
      captcha_answer: text(1, 16),
      captcha_token: text(1, 128),
      ...deviceInfo,
      device: v.optional(clientType),
    }),
  }),
  later({
    path: "/api/login/double_validation/skip",
    operationId: "skipDoubleValidationQuestion",
    tag: "Login",
    token: "ignored",
    throttled: true,
    body: v.strictObject({ member_login_id: text(1, 64) }),
  }),
  later({
    path: "/api/arks/web/vx/verify",
    operationId: "verifyTransfer",
    tag: "Login",
    token: "welcome",
    throttled: true,
    body: v.pipe(
      v.strictObject({
        account: text(1, 32),
        withdraw_password: text(1, 32),
        member_email: v.optional(text(0, 100)),
        member_phone: v.optional(text(0, 32)),
      }),
      v.check(
        ({ member_email, member_phone }) => Boolean(member_email) || Boolean(member_phone),
        "an email or a phone is needed",
      ),
    ),
  }),
  later({
    path: "/api/arks/web/vx/reset",
    operationId: "resetPassword",
    tag: "Login",
    token: "welcome",
    throttled: true,
    body: v.strictObject({ account: text(1, 32), password: text(6, 12), token: text(1, 128) }),
  }),
  later({
    path: "/api/get_info_data",
    operationId: "exchangeEnc",
    tag: "Login",
    token: "welcome",
    throttled: true,
    body: v.strictObject({ enc: text(1, 4096) }),
  }),
  later({
    path: "/api/member/profile/edit_password",
    operationId: "editPassword",
    tag: "Member",
    token: "needed",
    throttled: true,
    body: v.strictObject({
      old_password: v.optional(text(1, 64)),
      password: text(6, 12),
      password_confirmation: text(6, 12),
    }),
  }),
];

const letterPage = {
  active: flag,
  count: v.literal(50),
  language: locale,
  page: whole(1),
  site_id: siteId,
  sort_field: v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/)),
  sort_order: v.picklist(["asc", "desc"]),
};

const memberCalls = [
  later({
    path: "/api/arks/web/agent-level-rename",
    operationId: "listAgentLevelNames",
    tag: "Member",
    token: "needed",
    body: empty,
  }),
  later({
    path: "/api/bonus_setting/check",
    operationId: "checkBonusSetting",
    tag: "Member",
    token: "welcome",
    body: v.strictObject({ member_currency: currency, site_id: siteId }),
  }),
  later({
    path: "/api/member/apply_for_agent/check",
    operationId: "checkAgentApplication",
    tag: "Member",
    token: "needed",
    body: v.strictObject({ agent_id: id, apply_agent_flag: flag }),
  }),
  later({
    path: "/api/arks/web/cash_surplus/check",
    operationId: "checkCashSurplus",
    tag: "Member",
    token: "welcome",
    body: v.strictObject({ site_id: siteId, currency }),
  }),
  later({
    path: "/api/arks/web/member/letter",
    operationId: "listLetters",
    tag: "Member",
    token: "needed",
    body: v.strictObject(letterPage),
  }),
  later({
    path: "/api/arks/web/member/letter/read",
    operationId: "readLetter",
    tag: "Member",
    token: "needed",
    body: v.strictObject({ id }),
  }),
  later({
    path: "/api/arks/web/member/letter/destroy",
    operationId: "destroyLetter",
    tag: "Member",
    token: "needed",
    body: v.strictObject({ ...letterPage, id }),
  }),
];

const promotionCalls = [
  later({
    path: "/api/arks/web/activity/red_envelope_promotion",
    operationId: "getRedEnvelope",
    tag: "Promotions",
    token: "needed",
    body: empty,
  }),
  later({
    path: "/api/arks/web/activity/red_envelope",
    operationId: "claimRedEnvelope",
    tag: "Promotions",
    money: true,
    token: "needed",
    body: v.strictObject({ id }),
  }),
  later({
    path: "/api/arks/web/activity/roulette",
    operationId: "getRoulette",
    tag: "Promotions",
    token: "needed",
    body: empty,
  }),
  later({
    path: "/api/arks/web/activity/roulette/info",
    operationId: "getRouletteInfo",
    tag: "Promotions",
    token: "needed",
    body: empty,
  }),
  later({
    path: "/api/arks/web/activity/roulette/spin",
    operationId: "spinRoulette",
    tag: "Promotions",
    money: true,
    token: "needed",
    body: empty,
  }),
];

const model = v.strictObject({ site_id: siteId, language: locale, model_version: modelVersion });

const siteCalls = [
  later({
    path: "/api/arks/web/check-agent-domain",
    operationId: "checkAgentDomain",
    tag: "Registration",
    token: "welcome",
    body: v.strictObject({ host: hostName, site_id: siteId }),
  }),
  later({
    path: "/api/arks/web/model/register-background/detail",
    operationId: "getRegisterBackground",
    tag: "Registration",
    token: "welcome",
    body: v.strictObject({ site_id: siteId, template }),
  }),
  later({
    path: "/api/web/model_setting",
    operationId: "getModelSetting",
    tag: "Site",
    token: "welcome",
    body: model,
  }),
  later({
    path: "/api/web/model_sponsor",
    operationId: "getModelSponsor",
    tag: "Site",
    token: "welcome",
    body: model,
  }),
  later({
    path: "/api/web/model_login",
    operationId: "getModelLogin",
    tag: "Site",
    token: "welcome",
    body: model,
  }),
  later({
    path: "/api/template_config",
    operationId: "storeTemplateName",
    tag: "Own site routes",
    token: "ignored",
    body: v.strictObject({ mobileTemplateName: template }),
  }),
  later({
    path: "/api/fb_tracking",
    operationId: "trackEvent",
    tag: "Own site routes",
    token: "ignored",
    body: v.strictObject({
      eventName: text(1, 64),
      eventTime: whole(0),
      eventID: text(1, 64),
      userData: anyObject,
      customData: anyObject,
    }),
  }),
];

const bySite = v.strictObject({ site_id: siteId });
const codeText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/));

const registrationCalls = [
  later({
    path: "/api/arks/web/register-settings",
    operationId: "listRegisterSettings",
    tag: "Registration",
    token: "welcome",
    body: bySite,
  }),
  later({
    path: "/api/arks/web/register-settings/service-agreement",
    operationId: "getServiceAgreement",
    tag: "Registration",
    token: "welcome",
    body: bySite,
  }),
  later({
    path: "/api/register/valid_message",
    operationId: "checkIntroducer",
    tag: "Registration",
    token: "welcome",
    throttled: true,
    body: v.pipe(
      v.strictObject({
        site_id: siteId,
        recommend_code: v.optional(codeText),
        agent_id: v.optional(id),
      }),
      v.check(
        ({ recommend_code, agent_id }) =>
          (recommend_code === undefined) !== (agent_id === undefined),
        "one of the two is needed",
      ),
    ),
  }),
  later({
    path: "/api/member_info",
    operationId: "getIntroducerCurrency",
    tag: "Registration",
    token: "welcome",
    throttled: true,
    body: v.strictObject({ id }),
  }),
  later({
    path: "/api/register/sms",
    operationId: "sendRegisterSms",
    tag: "Registration",
    token: "welcome",
    throttled: true,
    body: v.strictObject({
      member_phone: digits(15),
      currency,
      type: v.literal("register_member"),
      site_id: siteId,
    }),
  }),
];

export const laterCalls = [
  ...demoCalls,
  ...bulletinCalls,
  ...sportsCalls,
  ...loginCalls,
  ...memberCalls,
  ...promotionCalls,
  ...siteCalls,
  ...registrationCalls,
];
