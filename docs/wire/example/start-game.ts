/*
 * A game from outside: a member logs in, hears on the own channel where the game is, and has the money back afterwards.
 * `./client` is generated from openapi.yaml; docs/platform.md has the command.
 */
import { client } from "./client/client.gen.ts";
import * as api from "./client/index.ts";

const [origin = "", account = "", password = "", answer = ""] = process.argv.slice(2);
const site_id = 1;

type Form1<Data> = api.CodeSuccess & { readonly data: Data };
type Form2<Data> = api.HeaderSuccess & { readonly body: Data };
type Answer<Data> = Form1<Data> | api.CodeRefusal | Form2<Data> | api.HeaderRefusal;

const isSuccess = (code: string) => code === "100" || code === "1000";
const isForm1 = <Data>(given: Answer<Data>): given is Form1<Data> =>
  "code" in given && isSuccess(given.code);
const isForm2 = <Data>(given: Answer<Data>): given is Form2<Data> =>
  "header" in given && isSuccess(given.header.status);

/** What a success carries in either envelope. A refusal throws, with its code and message. */
async function read<Data>(called: Promise<{ readonly data: Answer<Data> }>): Promise<Data> {
  const { data: given } = await called;
  if (isForm1(given)) return given.data;
  if (isForm2(given)) return given.body;
  throw new Error(`refused: ${JSON.stringify(given)}`);
}

// Any answer may renew the token; the stored one goes with every call that takes one.
let token = "";
client.setConfig({ baseUrl: origin, auth: () => token });
client.interceptors.response.use((response) => {
  token = response.headers.get("authorization") ?? token;
  return response;
});
const lang = "en_US";
const call = { headers: { lang }, throwOnError: true } as const;
/** For a call that moves money: repeated with the same key after a lost answer, it moves it once. */
const keyed = () => ({
  headers: { lang, "Idempotency-Key": crypto.randomUUID() } as const,
  throwOnError: true as const,
});

const { site_info: at } = await read(api.getSiteDetail({ ...call, body: { site_id } }));
const picture = await read(api.getCaptcha({ ...call, body: { type: 1, site_id } }));
await read(api.getLoginHeader(call));
const credentials = { account, password, site_id, answer, captcha_token: picture.token };
const member = await read(api.login({ ...call, body: credentials }));
console.log(`${member.member_account} is logged in`);

const address = origin.startsWith("https:") ? at.socket_ssl_url : at.socket_url;
const socket = new WebSocket(`${address}/app/${at.socket_key}?protocol=7`);
/** The payload of the next event with this name; it is JSON in JSON. */
const next = (name: string) =>
  new Promise<Readonly<Record<string, string>>>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      const frame = JSON.parse(String(data));
      if (frame.event === name) resolve(JSON.parse(frame.data ?? "{}"));
    });
  });
const { socket_id = "" } = await next("pusher:connection_established");
const channel = `private-member.${member.member_id}`;
const asked = { socket_id, channel_name: channel };
const { auth } = (await api.authoriseChannel({ ...call, body: asked })).data;
const joined = next("pusher_internal:subscription_succeeded");
socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } }));
await joined;

const lobby = { site_id, currency: member.member_currency, support_device: 1 } as const;
const { info: games } = await read(api.listTemplateGames({ ...call, body: lobby }));
const game = games.find(({ game_code }) => game_code !== "");
if (!game) throw new Error("there is no game");
const { gp_id: gpId, game_type, game_code } = game;
const start = { gpId, game_type, game_code, lobby_url: `${origin}/close`, device: 1 } as const;
const told = next("game.url");
await read(api.startGame({ ...keyed(), body: start }));
console.log(`${game.game_name.en_US} is at ${(await told)["url"]}`);

const sayWallet = async () => {
  const { total, my_cash_list: rows } = await read(api.getWallet(call));
  const there = rows.find(({ gp_id }) => gp_id === gpId)?.cash;
  console.log(`${there} of ${total} are with the provider`);
};
await sayWallet();
await read(api.leaveGame(keyed()));
await sayWallet();
socket.close();
