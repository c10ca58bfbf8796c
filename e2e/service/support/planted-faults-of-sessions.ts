import { randomBytes } from "node:crypto";
import type { Ask, Behaviour, Request } from "./faulty-platform.ts";
import {
  at,
  isDone,
  memberOfChannel,
  onEvent,
  rememberMembers,
  reply,
  sessionOf,
  withToken,
  withoutHeader,
  type Fault,
} from "./planted-fault.ts";

const layoutPath = "/api/member/profile/common/layout";
const passwordPath = "/api/member/profile/edit_password";

const tokenOf = ({ headers }: Request): string => headers["authorization"] ?? "";

const askLayout = (request: Request, token: string, ask: Ask) =>
  ask({
    ...withToken(request, token),
    path: layoutPath,
    body: "{}",
  });

/** Tokens of the proxy's own, each of which stands for one of the platform's. */
const standIns = () => {
  const real = new Map<string, string>();
  return {
    put(token: string, session: string) {
      const own = `${session}.${randomBytes(18).toString("base64url")}`;
      real.set(own, token);
      return own;
    },
    behaviour: {
      path: "*",
      methods: ["GET", "POST"],
      request: (request) => withToken(request, real.get(tokenOf(request))),
    } satisfies Behaviour,
  };
};

export const faultsOfSessions: readonly Fault[] = [
  {
    title: "a renewed token belongs to a session of another name",
    rules: ["tokens", "W-12", "W-79", "editPassword"],
    create() {
      const own = standIns();
      return [
        own.behaviour,
        {
          path: passwordPath,
          answer(answer) {
            const { authorization: renewed } = answer.headers;
            if (renewed === undefined) return answer;
            const authorization = own.put(renewed, `s_${randomBytes(6).toString("hex")}`);
            return { ...answer, headers: { ...answer.headers, authorization } };
          },
        },
      ];
    },
  },
  {
    title: "a changed password does not renew the token",
    rules: ["editPassword", "tokens", "W-79"],
    create: at(passwordPath, {
      answer: (answer) => withoutHeader(answer, "authorization"),
    }),
  },
  {
    title: "a logout leaves the session alive",
    rules: ["logout", "tokens", "http-status"],
    create: at("/api/logout", {
      instead: async (request, ask) => {
        const { status } = await askLayout(request, tokenOf(request), ask);
        return status === 401 || request.body.length > 2 ? ask(request) : reply("100", "Success");
      },
    }),
  },
  {
    title: "the layout still answers a token that is dead",
    rules: ["tokens", "getLayout", "W-13", "http-status"],
    create() {
      const layouts = new Map<string, Awaited<ReturnType<Ask>>>();
      return [
        {
          path: "/api/login",
          instead: async (request, ask) => {
            const answer = await ask(request);
            const token = answer.headers["authorization"];
            if (isDone(answer) && token !== undefined)
              layouts.set(sessionOf(token), await askLayout(request, token, ask));
            return answer;
          },
        },
        {
          path: layoutPath,
          answer: (answer, request) =>
            answer.status === 401 ? (layouts.get(sessionOf(tokenOf(request))) ?? answer) : answer,
        },
      ];
    },
  },
  {
    title: "a second login leaves the session of the first alive",
    rules: ["tokens", "login", "event:login", "W-74"],
    create() {
      const members = rememberMembers();
      return [
        members.learn,
        {
          path: "*",
          frame: onEvent("login", () => []),
          instead: async (request, ask) => {
            const answer = await ask(request);
            const newest = members.tokenOf(members.memberOf(request));
            return answer.status === 401 && newest !== undefined
              ? ask(withToken(request, newest))
              : answer;
          },
        },
      ];
    },
  },
  {
    title: "a call that visitors may make takes a dead token for none",
    rules: ["W-13", "tokens", "http-status"],
    create: at("*", {
      instead: async (request, ask) => {
        const answer = await ask(request);
        if (answer.status !== 401 || tokenOf(request) === "") return answer;
        return ask(withToken(request, ""));
      },
    }),
  },
  {
    title: "a dead token keeps a member from logging in",
    rules: ["W-13", "tokens", "login", "getCaptcha", "getLoginHeader"],
    create() {
      const instead: Behaviour["instead"] = async (request, ask) => {
        const token = tokenOf(request);
        if (token === "" || token.startsWith("p_")) return ask(request);
        const { status } = await askLayout(request, token, ask);
        return status === 401 ? reply("401", "Please log in again.", null, 401) : ask(request);
      };
      return ["/api/login", "/api/captcha", "/api/get_login_header"].map((path) => ({
        path,
        instead,
      }));
    },
  },
  {
    title: "leaving a game renews the token",
    rules: ["clarifications", "leaveGame", "tokens"],
    create() {
      const own = standIns();
      return [
        own.behaviour,
        {
          path: "/api/member/game/leave1",
          answer(answer, request) {
            if (!isDone(answer)) return answer;
            const authorization = own.put(tokenOf(request), sessionOf(tokenOf(request)));
            return { ...answer, headers: { ...answer.headers, authorization } };
          },
        },
      ];
    },
  },
  {
    title: "a login delivers its token in the data alone",
    rules: ["W-43", "login", "tokens"],
    create: at("/api/login", {
      answer: (answer) => withoutHeader(answer, "authorization"),
    }),
  },
  {
    title: "the address of a game carries the member's token",
    rules: ["tokens", "event:game.url", "W-73"],
    create() {
      const members = rememberMembers();
      const frame = onEvent("game.url", (event) => {
        const token = members.tokenOf(memberOfChannel(event.channel)) ?? "";
        return [
          { ...event, data: { ...event.data, url: `${String(event.data["url"])}&token=${token}` } },
        ];
      });
      return [{ ...members.learn, frame }];
    },
  },
  {
    title: "the profile is that of the member who asked before",
    rules: ["getProfile", "tokens", "http-status"],
    create() {
      const members = rememberMembers();
      return [
        members.learn,
        {
          path: "/api/member/profile",
          instead: async (request, ask) => {
            const answer = await ask(request);
            const other = members.tokenOfAnother(members.memberOf(request));
            return isDone(answer) && other !== undefined ? ask(withToken(request, other)) : answer;
          },
        },
      ];
    },
  },
];
