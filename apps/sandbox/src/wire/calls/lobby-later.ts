import * as v from "valibot";
import { later } from "../call.ts";
import {
  currency,
  displayDevice,
  gameCode,
  gameTypeId,
  hostName,
  house,
  providerId,
  siteId,
  supportDevice,
  template,
  webAddress,
} from "../values.ts";

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

export const laterLobbyCalls = [...demoCalls, ...bulletinCalls, ...sportsCalls];
