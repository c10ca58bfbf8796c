import type { Answer, Request } from "./faulty-platform.ts";
import {
  at,
  everyField,
  fieldOf,
  isDone,
  isFields,
  isRefusal,
  parsed,
  reply,
  withBody,
  withoutHeader,
  type Fault,
} from "./planted-fault.ts";

const changeRequest = (request: Request, change: (body: object) => unknown): Request => {
  const body = parsed(request.body);
  return isFields(body) ? { ...request, body: JSON.stringify(change(body)) } : request;
};

const malformed = reply("400", "The request is not valid.", null, 400);

const envelopes: readonly Fault[] = [
  {
    title: "success of the footer has the code 0",
    rules: ["W-03", "codes-and-success", "listFooter"],
    create: at("/api/arks/web/footer", { answer: everyField("code", () => "0") }),
  },
  {
    title: "the code of the receipts is a number",
    rules: ["codes-and-success", "envelopes", "listReceipts"],
    create: at("/api/services/v1/member/receipts", { answer: everyField("code", Number) }),
  },
  {
    title: "the answer of a logout has no data",
    rules: ["W-04", "envelopes", "logout"],
    create: at("/api/logout", { answer: everyField("data", () => undefined) }),
  },
  {
    title: "the header form calls its body data",
    rules: ["W-05", "envelopes", "listFloats", "W-04"],
    create: at("/api/arks/web/float", {
      answer: (answer) =>
        withBody(answer, ({ code, message, data }) => ({
          header: { status: code, desc: message },
          data,
        })),
    }),
  },
  {
    title: "a wrong password is a 401",
    rules: ["W-01", "http-status", "login", "W-13"],
    create: at("/api/login", {
      answer: (answer) => (isRefusal(answer) ? { ...answer, status: 401 } : answer),
    }),
  },
  {
    title: "the data of a refusal is an empty list",
    rules: ["W-04", "codes-and-success", "envelopes", "bringAllBack", "getBalanceBack"],
    create: at("*", {
      answer: (answer) =>
        isRefusal(answer) ? everyField("data", (data) => data ?? [])(answer) : answer,
    }),
  },
  {
    title: "a refused login has no message",
    rules: ["codes-and-success", "login", "envelopes", "W-18"],
    create: at("/api/login", {
      answer: (answer) => (isRefusal(answer) ? everyField("message", () => "")(answer) : answer),
    }),
  },
  {
    title: "a refusal has the name of an error as its code",
    rules: ["W-02", "codes-and-success", "envelopes", "startGame", "editPassword"],
    create: at("*", {
      answer: everyField("code", (code) => (code === "999" ? "GENERAL_ERROR" : code)),
    }),
  },
  {
    title: "bulletins are a page in HTML with the status 200",
    rules: ["envelopes", "listBulletins", "W-01", "http-status"],
    create: at("/api/arks/web/bulletin", {
      answer: () => ({
        status: 200,
        body: "<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>",
        headers: { "content-type": "text/html; charset=utf-8" },
      }),
    }),
  },
  {
    title: "the list of game types says gzip and is none",
    rules: ["envelopes", "listGameTypes", "address-and-body", "http-status"],
    create: at("/api/v3/game_list", {
      answer: (answer) => ({
        ...answer,
        headers: { ...answer.headers, "content-encoding": "gzip" },
      }),
    }),
  },
  {
    title: "a refused login gives back what was typed",
    rules: ["codes-and-success", "W-04", "login"],
    create: at("/api/login", {
      answer: (answer, request) =>
        isRefusal(answer) ? everyField("data", () => parsed(request.body))(answer) : answer,
    }),
  },
  {
    title: "an unknown account is told from a wrong password",
    rules: ["login", "W-18", "codes-and-success"],
    create() {
      const known = new Set<string | undefined>();
      const answer = (given: Answer, request: Request) => {
        const account = fieldOf(request.body, "account");
        if (isDone(given)) known.add(account);
        return fieldOf(given.body, "code") === "101" && !known.has(account)
          ? reply("104", "There is no such account.")
          : given;
      };
      return [{ path: "/api/login", answer }];
    },
  },
];

const requests: readonly Fault[] = [
  {
    title: "an unknown call is answered with 200",
    rules: ["W-01", "http-status"],
    create: at("*", {
      answer: (answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer),
    }),
  },
  {
    title: "a 401 is bare text",
    rules: ["W-01", "http-status", "envelopes", "tokens"],
    create: at("*", {
      answer: (answer) =>
        answer.status === 401
          ? { ...answer, body: "Unauthorized", headers: { "content-type": "text/plain" } }
          : answer,
    }),
  },
  {
    title: "a body that is no JSON makes the platform fail",
    rules: ["http-status", "W-01", "address-and-body"],
    create: at("*", {
      answer: (answer, { path, body }) =>
        path.startsWith("/api/") &&
        answer.status === 400 &&
        body !== "" &&
        parsed(body) === undefined &&
        !path.endsWith("/auth")
          ? reply("500", "SyntaxError at JSON.parse (server.js:41)", null, 500)
          : answer,
    }),
  },
  {
    title: "a body that is too large is a 400",
    rules: ["http-status", "W-01", "address-and-body"],
    create: at("*", { answer: (answer) => (answer.status === 413 ? malformed : answer) }),
  },
  {
    title: "the jackpot passes over keys that it does not know",
    rules: ["W-15", "address-and-body", "getJackpot"],
    create: at("/api/v2/get_jackpot", {
      request: (request) =>
        changeRequest(request, (body) => ("currency" in body ? { currency: body.currency } : {})),
    }),
  },
  {
    title: "details of a site without site_id are those of the first",
    rules: ["address-and-body", "getSiteDetail", "W-15"],
    create: at("/api/arks/web/site/detail", {
      request: (request) => changeRequest(request, (body) => ({ site_id: 1, ...body })),
    }),
  },
  {
    title: "ids out of bounds are accepted for a letter",
    rules: ["W-06", "address-and-body", "readLetter", "values"],
    create: at("/api/arks/web/member/letter/read", {
      answer(answer, request) {
        const id = Number(fieldOf(request.body, "id"));
        const isOut = Number.isInteger(id) && (id < 1 || id > 2_147_483_647);
        return answer.status === 400 && isOut ? reply("100", "Success") : answer;
      },
    }),
  },
  {
    title: "a NUL is taken out of what was sent",
    rules: ["address-and-body", "W-15"],
    create: at("*", {
      request: (request) => ({
        ...request,
        body: request.body.replaceAll(String.raw`\u0000`, ""),
      }),
    }),
  },
  {
    title: "calls do not mind their method",
    rules: ["address-and-body", "http-status", "W-01"],
    create: at("*", {
      methods: ["GET", "PUT", "PATCH", "DELETE"],
      instead: async (request, ask) => {
        const own = await ask(request);
        return own.status === 404 && request.path.startsWith("/api/")
          ? ask({ ...request, method: "POST", body: request.body || "{}" })
          : own;
      },
    }),
  },
  {
    title: "a call without fields wants a body",
    rules: ["W-15", "address-and-body"],
    create: at("*", {
      answer: (answer, { body }) => (body === "" && answer.status === 200 ? malformed : answer),
    }),
  },
  {
    title: "a language that the platform does not know is refused",
    rules: ["request-headers", "W-10", "http-status"],
    create: at("*", {
      answer: (answer, { headers }) =>
        /^$|^(zh_TW|zh_CN|en_US|vi_VN|ko_KR|ja_JP|th_TH|hi_IN|my_MM|ta_IN|bn_BD)$/.test(
          headers["lang"] ?? "",
        )
          ? answer
          : malformed,
    }),
  },
  {
    title: "the code of a malformed request is not its status",
    rules: ["W-01", "http-status"],
    create: at("*", {
      answer: (answer) =>
        answer.status === 400 ? everyField("code", () => "999")(answer) : answer,
    }),
  },
  {
    title: "too many tries are refused without Retry-After",
    rules: ["W-17", "http-status", "login"],
    create: at("*", {
      answer: (answer) => (answer.status === 429 ? withoutHeader(answer, "retry-after") : answer),
    }),
  },
  {
    title: "wait_seconds are milliseconds",
    rules: ["W-17", "http-status", "login"],
    create: at("*", { answer: everyField("wait_seconds", (seconds) => Number(seconds) * 1000) }),
  },
];

export const faultsOfCalls: readonly Fault[] = [...envelopes, ...requests];
