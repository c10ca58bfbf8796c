import { post, type Answer, type Api, type ApiPorts } from "@naluma/api-client";
import { loginData } from "@naluma/api-client/login-data";
import { code, id } from "@naluma/api-client/wire";
import type { MessageIdOf } from "@naluma/i18n";
import type { UserMessage } from "@naluma/i18n/user-message";
import type { Who } from "@naluma/site/who";
import * as v from "valibot";
import { getLayout } from "../layout/layout.api.ts";
import type { LoginData } from "../session/session.ts";
import type { restWords } from "../words.rest.ts";

/** How long each request for the proof may take, in ms; after that, the platform counts as unreachable. */
const provingTimeout = 10_000;

/** A connection that uses only the token of the address and does not affect the page's session. */
export type Connect = (
  ports: Pick<ApiPorts, "token" | "renewToken" | "onUnauthorized">,
) => Pick<Api, "send">;

type Message = UserMessage<MessageIdOf<typeof restWords>>;

/**
 * Refused: the platform does not know the token, or it belongs to another member. Unreachable: no response, or a server
 * error.
 */
type Doubt = "refused" | "unreachable";

export type Proof =
  | { readonly proven: true; readonly login: LoginData }
  | { readonly proven: false; readonly why: Doubt };

/** The login that the address claims; undefined unless it is complete (AUTH-95). */
export function claimIn(arrival: Readonly<Record<string, string>>): LoginData | undefined {
  const { tk, member_account: account, member_currency: currency, member_id: id } = arrival;
  if (!tk || !account || !currency || !/^\d{1,15}$/.test(id ?? "")) return undefined;
  return { memberId: Number(id), account, currency, token: tk };
}

const gaveNoVerdict = ({ status }: { readonly status: number }) => status === 0 || status >= 500;

const whyNot = (answer: Answer<unknown> | undefined): Doubt =>
  !answer || (!answer.ok && gaveNoVerdict(answer.refusal)) ? "unreachable" : "refused";

const nobody = {
  token: () => undefined,
  renewToken: () => undefined,
  onUnauthorized: () => undefined,
};

const filled = v.pipe(v.string(), v.minLength(1));

/** A JSON string; an object is also accepted. All four keys are required (AUTH-99). */
const claimOnWire = v.pipe(
  v.union([v.pipe(v.string(), v.parseJson()), v.looseObject({})]),
  v.object({
    tk: filled,
    member_id: id,
    member_account: filled,
    member_currency: v.pipe(code, v.minLength(1)),
  }),
  v.transform((wire): LoginData => ({
    memberId: wire.member_id,
    account: wire.member_account,
    currency: wire.member_currency,
    token: wire.tk,
  })),
);

/** Exchanges an `enc` for its login. This works only once. */
export const exchangeEnc = post("/get_info_data", {
  body: v.object({ enc: v.string() }),
  reads: claimOnWire,
});

/** Exchanges the `enc` of an address for a login (AUTH-97), which then has to be proven like any other claim. */
export async function proveEnc(enc: string, connect: Connect): Promise<Proof> {
  const signal = AbortSignal.timeout(provingTimeout);
  const answer = await connect(nobody)
    .send(exchangeEnc, { enc }, { signal })
    .catch(() => undefined);
  if (!answer?.ok) return { proven: false, why: whyNot(answer) };
  return proveClaim(answer.data, connect);
}

/** Asks the platform whose token it is. The claim is accepted only if the platform names the same member. */
export async function proveClaim(claim: LoginData, connect: Connect): Promise<Proof> {
  let { token } = claim;
  const api = connect({
    token: () => token,
    renewToken: (renewed) => void (token = renewed),
    onUnauthorized: () => undefined,
  });
  const signal = AbortSignal.timeout(provingTimeout);
  const answer = await api.send(getLayout, {}, { signal }).catch(() => undefined);
  if (!answer?.ok) return { proven: false, why: whyNot(answer) };
  const { memberId, account, currency } = answer.data;
  const isSameMember =
    memberId === claim.memberId && account === claim.account && currency === claim.currency;
  return isSameMember
    ? { proven: true, login: { memberId, account, currency, token } }
    : { proven: false, why: "refused" };
}

/** The message for the player; `who` was signed in before and still is. */
export function addressLoginRefusal(why: Doubt, who: Who): Message {
  if (why === "unreachable") return { id: "address_login.unreachable" };
  if (who.role === "visitor") return { id: "address_login.refused" };
  return { id: "address_login.refused_stays", values: { account: who.account } };
}

const loginOrEnc = v.union([loginData, v.object({ enc: v.pipe(v.string(), v.minLength(1)) })]);

/** In a query it is a JSON string. */
const answerSchema = v.union([loginOrEnc, v.pipe(v.string(), v.parseJson(), loginOrEnc)]);

/** The answer of another company's login: a login, or an `enc` to exchange for one. Proven like any other claim. */
export async function proofOfAnswer(data: unknown, connect: Connect): Promise<Proof> {
  const read = v.safeParse(answerSchema, data);
  if (!read.success) return { proven: false, why: "refused" };
  return "enc" in read.output
    ? proveEnc(read.output.enc, connect)
    : proveClaim(read.output, connect);
}
