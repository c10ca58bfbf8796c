import type { Answer, Behaviour } from "./faulty-platform.ts";
import {
  at,
  everyField,
  fieldOf,
  isDone,
  isFields,
  reply,
  withBody,
  type Fault,
} from "./planted-fault.ts";
import { faultsOfCalls } from "./planted-faults-of-calls.ts";
import { faultsOfEvents } from "./planted-faults-of-events.ts";
import { faultsOfMoney } from "./planted-faults-of-money.ts";
import { faultsOfSessions } from "./planted-faults-of-sessions.ts";

const siteDetail = "/api/arks/web/site/detail";
const services = "/api/services/v1/member";
const letters = "/api/arks/web/member/letter";

const listIn = (answer: Answer, change: (list: readonly unknown[]) => readonly unknown[]): Answer =>
  withBody(answer, (body) => {
    const { data } = body;
    if (!isFields(data) || !Array.isArray(data["list"])) return body;
    return { ...body, data: { ...data, list: change(data["list"]) } };
  });

const values: readonly Fault[] = [
  {
    title: "the balance in the layout has a decimal comma",
    rules: ["W-08", "values", "getLayout"],
    create: at("/api/member/profile/common/layout", {
      answer: everyField("member_cash", (cash) => String(cash).replace(".", ",")),
    }),
  },
  {
    title: "amounts of the wallet lose the zeros at their end",
    rules: ["W-08", "values", "getWallet", "W-37"],
    create: at("/api/member/profile/my_cash", {
      answer: everyField("cash", (cash) => String(Number(cash))),
    }),
  },
  {
    title: "the jackpot has three places",
    rules: ["W-08", "values", "getJackpot"],
    create: at("/api/v2/get_jackpot", {
      answer: everyField("jackpot_amount_total", (total) => `${String(total)}0`),
    }),
  },
  {
    title: "times of bulletins begin with the day",
    rules: ["W-09", "values", "listBulletinHistory"],
    create: at("/api/arks/web/bulletin/history", {
      answer: everyField("updated_at", (time) =>
        String(time).replace(/^(\d+)-(\d+)-(\d+)/, "$3/$2/$1"),
      ),
    }),
  },
  {
    title: "times of letters are seconds since 1970",
    rules: ["W-09", "values", "listLetters", "W-52"],
    create: at("/api/arks/web/member/letter", {
      answer: everyField("created_at", (time) => Date.parse(String(time)) / 1000),
    }),
  },
  {
    title: "a yes or no of the layout is true or false",
    rules: ["W-07", "values", "getLayout"],
    create: at("/api/member/profile/common/layout", {
      answer: everyField("wallet_status", (flag) => flag === 1),
    }),
  },
  {
    title: "the id in the profile is text",
    rules: ["W-06", "values", "getProfile"],
    create: at("/api/member/profile", { answer: everyField("id", String) }),
  },
  {
    title: "names of games lack English",
    rules: ["W-10", "values", "listTemplateGames"],
    create: at("/api/v2/get_template_game_list", {
      answer: everyField("game_name", (names) =>
        isFields(names)
          ? Object.fromEntries(Object.entries(names).filter(([lang]) => lang !== "en_US"))
          : names,
      ),
    }),
  },
  {
    title: "the list of friends is null while there are none",
    rules: ["values", "W-19", "listFriends"],
    create: at(`${services}/friends`, {
      answer: everyField("list", (list) =>
        Array.isArray(list) && list.length === 0 ? null : list,
      ),
    }),
  },
  {
    title: "paths of logos do not begin with a slash",
    rules: ["W-11", "values", "listLogos"],
    create: at("/api/web/logo", {
      answer: everyField("photo_path", (path) => String(path).replace(/^\//, "")),
    }),
  },
  {
    title: "the settings of the site are JSON within a text",
    rules: ["W-58", "W-57", "getSiteDetail"],
    create: at(siteDetail, {
      answer: everyField("env_config", (config) => JSON.stringify(config)),
    }),
  },
  {
    title: "the picture of the captcha is bare base64",
    rules: ["W-44", "getCaptcha"],
    create: at("/api/captcha", {
      answer: everyField("captcha", (picture) => String(picture).replace(/^data:[^,]*,/, "")),
    }),
  },
  {
    title: "the characters of the client's captcha are not encoded",
    rules: ["W-45", "getClientCaptcha"],
    create: at("/api/clientCaptcha", {
      methods: ["GET"],
      answer: everyField("text", () => "K7Q4"),
    }),
  },
  {
    title: "member_login_id is the member's id",
    rules: ["W-41", "login"],
    create: at("/api/login", {
      answer: (answer) =>
        everyField("member_login_id", () => fieldOf(answer.body, "member_id"))(answer),
    }),
  },
];

const pages: readonly Fault[] = [
  {
    title: "each page of records after the first skips a row",
    rules: ["listRecords"],
    create: at(`${services}/records`, {
      answer: (answer, { body }) =>
        fieldOf(body, "after") === undefined ? answer : listIn(answer, (list) => list.slice(1)),
    }),
  },
  {
    title: "each page of records begins with the last row of the page before",
    rules: ["listRecords"],
    create() {
      let last: readonly unknown[] = [];
      const answer: Behaviour["answer"] = (given, { body }) =>
        listIn(given, (list) => {
          const repeated = fieldOf(body, "after") === undefined ? list : [...last, ...list];
          last = list.slice(-1);
          return repeated;
        });
      return [{ path: `${services}/records`, answer }];
    },
  },
  {
    title: "letters come newest first in either order",
    rules: ["listLetters"],
    create: at(letters, {
      request: (request) => ({ ...request, body: request.body.replace('"asc"', '"desc"') }),
    }),
  },
  {
    title: "the number of unread letters does not fall",
    rules: ["listLetters", "readLetter"],
    create() {
      const most = new Map<string | undefined, number>();
      const answer: Behaviour["answer"] = (given, { headers }) =>
        everyField("unread_count", (count) => {
          const unread = Math.max(Number(count), most.get(headers["authorization"]) ?? 0);
          most.set(headers["authorization"], unread);
          return unread;
        })(given);
      return [{ path: letters, answer }];
    },
  },
];

const capabilities: readonly Fault[] = [
  {
    title: "receipts are declared and not there",
    rules: ["W-80", "member-services", "listReceipts"],
    create: at(`${services}/receipts`, {
      answer: () => reply("404", "There is no such call.", null, 404),
    }),
  },
  {
    title: "devices are not declared and are answered",
    rules: ["W-80", "member-services", "listDevices", "http-status"],
    create: at(siteDetail, { answer: everyField("devices", () => undefined) }),
  },
  {
    title: "the version of a service is text",
    rules: ["W-80", "member-services", "getSiteDetail"],
    create: at(siteDetail, { answer: everyField("records", String) }),
  },
  {
    title: "favourites are accepted and not stored",
    rules: ["storeFavourites", "listTemplateGames"],
    create: at("/api/arks/web/member-games/favorite/store", {
      instead: async (request, ask) => {
        const answer = await ask(request);
        const undone = request.body.replace(/"status":\s*1/g, '"status":0');
        if (isDone(answer)) await ask({ ...request, body: undone });
        return answer;
      },
    }),
  },
];

/** Faults by somebody who did not write the check of platforms, each by itself, spread over the whole contract. */
export const plantedFaults: readonly Fault[] = [
  ...values,
  ...pages,
  ...capabilities,
  ...faultsOfCalls,
  ...faultsOfSessions,
  ...faultsOfEvents,
  ...faultsOfMoney,
];
