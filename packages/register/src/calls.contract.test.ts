import { ask, holdCalls, type HeldCalls } from "@naluma/api-client/wire-calls";
import { requestOf } from "@naluma/api-client/wire-examples";
import { fakeClock } from "@naluma/machine/clock.fake";
import { twoPlaces } from "@naluma/site/two-places.fake";
import { createStore } from "jotai/vanilla";
import { wireNames } from "./fields/wire-names.ts";
import { emptyRegister } from "./form/register-values.ts";
import { register, registerBodyOf } from "./form/register.api.ts";
import { settingOf } from "./form/register.fake.ts";
import { startRegister } from "./form/register.runner.ts";
import { checkAgentDomain, checkLink, getAgentCurrency } from "./introducer/introducer.api.ts";
import { startIntroducer } from "./introducer/introducer.runner.ts";
import { fakePage } from "./introducer/page.fake.ts";
import {
  agreementsQuery,
  getRegisterBackground,
  listAgreements,
  listRegisterSettings,
  registerBackgroundQuery,
  registerSettingsQuery,
} from "./settings/register-settings.api.ts";
import { sendRegisterSms } from "./sms/sms.api.ts";
import { sendSms } from "./sms/sms.runner.ts";
import { askableFields, verifyRegisterField } from "./verification/verification.api.ts";
import { registerQuestions } from "./verification/verification.ts";

const ignore = () => undefined;
const origin = { captchaToken: "cp_77aa10c3fe", remoteAddr: "", ipInfo: {}, errorTrack: [] };
const phone = "0912345678";

const rows = twoPlaces.flatMap(({ name, site, wire }): HeldCalls[] => {
  const { siteId } = site.settings;
  const { currency } = site;
  const attempt = {
    newKey: () => "key-12345",
    siteId,
    clock: fakeClock(),
    emptyAnswer: ignore,
    showRefusal: ignore,
    onAccepted: ignore,
  };
  const values = {
    ...emptyRegister,
    siteId: String(siteId),
    memberAccount: "lotus88",
    password: "harvest7",
    checkPassword: "harvest7",
    memberCurrency: currency,
  };
  const everything = Object.fromEntries(Object.keys(values).map((field) => [field, settingOf()]));

  const linked = (
    search: string,
    sends: readonly HeldCalls["sends"][number][],
  ): Pick<HeldCalls, "send" | "sends"> => ({
    send(api) {
      const { page } = fakePage(search);
      startIntroducer({ api, store: createStore(), siteId, offered: [currency], page }).open();
    },
    sends: [...sends, [checkAgentDomain, { ...wire.site, host: "vip.example.com" }]],
  });

  return [
    {
      title: `[REG-04] what a registration asks for is read by the site, ${name}`,
      send: (api) => ask(registerSettingsQuery(api, siteId)),
      sends: [[listRegisterSettings, wire.site]],
    },
    {
      title: `[REG-05] what is agreed to is read by the site, ${name}`,
      send: (api) => ask(agreementsQuery(api, siteId)),
      sends: [[listAgreements, wire.site]],
    },
    {
      title: `[REG-127] the photo is asked for by site and template, ${name}`,
      send: (api) => ask(registerBackgroundQuery(api, siteId, wire.template)),
      sends: [[getRegisterBackground, { ...wire.site, template: wire.template }]],
    },
    {
      title: `[REG-35] an SMS is asked for by phone, currency, its type and the site, ${name}`,
      send: (api) =>
        sendSms({ api, siteId, clock: fakeClock(), local: undefined }, ` ${phone} `, currency),
      sends: [
        [sendRegisterSms, { ...wire.siteCurrency, member_phone: phone, type: "register_member" }],
      ],
    },
    ...askableFields.map((field): HeldCalls => ({
      title: `[REG-36] ${field} is asked about alone, ${name}`,
      send: (api) =>
        registerQuestions(
          { api, siteId, settingsOf: () => ({ [field]: settingOf({ isUnique: true }) }) },
          new Map(),
        )[field]({ ...values, [field]: phone }, new AbortController().signal),
      sends: [
        [
          verifyRegisterField,
          {
            ...wire.site,
            member_currency: currency,
            verification: 1,
            [wireNames[field]]: phone,
          },
        ],
      ],
    })),
    {
      title: `[REG-21] a domain is asked about by host and site, ${name}`,
      ...linked("", []),
    },
    {
      title: `[REG-18] an invitation is asked about by site and code, ${name}`,
      ...linked("?invite=LOTUS7", [[checkLink, { ...wire.site, recommend_code: "LOTUS7" }]]),
    },
    {
      title: `[REG-18] [REG-19] an agent is asked about by site and id, and for the currency by the id, ${name}`,
      ...linked("?id=10023", [
        [checkLink, { ...wire.site, agent_id: 10_023 }],
        [getAgentCurrency, { id: 10_023 }],
      ]),
    },
    {
      title: `[AUTH-32] a registration's picture has type 2, ${name}`,
      send: (api) =>
        startRegister({ api, ...attempt }).send({ type: "captcha-wanted", isWanted: true }),
      sends: [["/captcha", { ...wire.site, type: 2 }]],
    },
    {
      title: `[REG-10] a registration with little in it carries every key, ${name}`,
      send: (api) =>
        startRegister({ api, ...attempt }).send({
          type: "submitted",
          values: registerBodyOf(values, everything, origin),
        }),
      sends: [
        [
          register,
          {
            ...Object.fromEntries(
              Object.keys(Object(requestOf(register)))
                .filter((key) => key !== "recommend_code")
                .map((key) => [key, ""]),
            ),
            ...wire.site,
            member_account: "lotus88",
            password: "harvest7",
            member_currency: currency,
            ip_info: {},
            error_track: [],
          },
        ],
      ],
    },
  ];
});

holdCalls(import.meta.dirname, rows);
