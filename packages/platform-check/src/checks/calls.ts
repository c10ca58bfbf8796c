import type { TestAccount } from "../config.ts";
import type { Area, ContractCall } from "../contract.ts";
import type { Socket } from "../socket.ts";
import { objection, type CheckContext, type Member } from "./context.ts";
import { checkAsMember, skipMember } from "./events.ts";
import { checkExamples } from "./examples.ts";
import { checkFaults } from "./faults.ts";
import { followSession, type FollowedSession } from "./followed-session.ts";
import type { RealTime } from "./real-time.ts";
import { checkAbsent, presenceOf } from "./services.ts";
import { checkRenewal, logIn, logOut } from "./sessions.ts";
import { checkTokens } from "./tokens.ts";

/** Every check of one call. */
const checkCall = async (
  context: CheckContext,
  call: ContractCall,
  member: Member | undefined,
): Promise<void> => {
  const skip = (reason: string) =>
    context.results.skip(
      {
        rule: call.id,
        area: call.area,
        subject: call.id,
        title: "the whole call",
        severity: "must",
      },
      reason,
    );
  const reason = objection(context, call);
  if (reason !== undefined) return skip(reason);
  const presence = presenceOf(context, call);
  if (presence.is === "unknown") return skip(presence.because);
  if (presence.is === "absent") return checkAbsent(context, call, member);
  // What is not there at all fails once, and not at every further request.
  if (!(await checkExamples(context, call, member))) return;
  await checkFaults(context, call, member);
  await checkTokens(context, call);
};

/** A platform that loses every session would otherwise be logged in to before each call. */
const mostLogins = 5;

/** Where real time is tried, and what of it. */
interface RealTimePart {
  readonly realTime: RealTime | undefined;
  readonly areas: readonly Area[];
}

/** Makes the calls as a member, and once more logged in if a fault of one call has ended the session. */
const checkMemberCalls = async (
  context: CheckContext,
  calls: readonly ContractCall[],
  { account, realTime, areas }: RealTimePart & { readonly account: TestAccount },
): Promise<void> => {
  let logins = 0;
  let listener: Socket | undefined;
  const begin = async (): Promise<FollowedSession | undefined> => {
    logins += 1;
    const login = await logIn(context, account);
    if (login === undefined) return undefined;
    listener?.close();
    listener = await realTime?.openAs(login);
    return followSession(context.client, login);
  };
  let isRenewalChecked = false;
  const checkFirstRenewal = async ({ client, renewals, token }: FollowedSession) => {
    const [before] = renewals;
    if (before === undefined || isRenewalChecked) return;
    isRenewalChecked = true;
    const exchange = await client.send({ path: "/api/member/profile", token: token() });
    await checkRenewal(context, exchange, { before, after: token() });
  };

  let session = await begin();
  for (const call of calls) {
    const member = session && { token: session.token() };
    await checkCall({ ...context, client: session?.client ?? context.client }, call, member);
    if (session === undefined) continue;
    await checkFirstRenewal(session);
    if (session.isLost() && logins < mostLogins) session = await begin();
  }
  listener?.close();
  if (session && realTime)
    await checkAsMember({ ...context, client: session.client }, realTime, {
      member: session.member,
      areas,
    });
  // With one account alone its second login has ended this session.
  if (session && !session.isLost()) await logOut(context, session.member);
};

/** Every call, as whoever the configuration says makes it. */
export const checkCalls = async (
  context: CheckContext,
  calls: readonly ContractCall[],
  part: RealTimePart,
): Promise<void> => {
  const accounts = context.config.may.login === true ? context.config.accounts : [];
  const others = accounts.flatMap((account) =>
    calls.filter(({ id }) => account.calls?.includes(id)).map((call) => ({ account, call })),
  );
  const rest = calls.filter((call) => !others.some((other) => other.call === call));
  const [account] = accounts;
  if (account) await checkMemberCalls(context, rest, { ...part, account });
  else {
    for (const call of rest) await checkCall(context, call, undefined);
    skipMember(context, part.areas);
  }
  for (const [own, some] of Map.groupBy(others, (other) => other.account))
    await checkMemberCalls(
      context,
      some.map(({ call }) => call),
      { realTime: undefined, areas: part.areas, account: own },
    );
};
