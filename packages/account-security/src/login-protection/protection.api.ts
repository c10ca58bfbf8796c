import { post, type Api } from "@naluma/api-client";
import { deviceFields, loginData } from "@naluma/api-client/login-data";
import { count, emptyBody, moment } from "@naluma/api-client/wire";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { accountSecurityQueryKeys } from "../query-keys.ts";
import { creationOptions, requestOptions } from "./authenticator.ts";

/*
 * The member services `authenticator` and `passkeys`: an operator's platform may lack them (decision 0063).
 */

const base = "/services/v1/member/login-protection";

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

export interface Protection {
  readonly isAppOn: boolean;
  readonly recoveryCodes: number;
  readonly passkeys: readonly Passkey[];
}

const passkey = v.pipe(
  v.object({ id: v.string(), name: v.string(), created_at: moment, used_at: v.nullable(moment) }),
  v.transform(({ id, name, created_at, used_at }): Passkey => ({
    id,
    name,
    createdAt: created_at,
    usedAt: used_at,
  })),
);

export const getProtection = post(base, {
  body: emptyBody,
  reads: v.pipe(
    v.object({
      totp: v.object({ is_on: v.boolean(), recovery_codes: count }),
      passkeys: v.array(passkey),
    }),
    v.transform(({ totp, passkeys }): Protection => ({
      isAppOn: totp.is_on,
      recoveryCodes: totp.recovery_codes,
      passkeys,
    })),
  ),
});

export const protectionQuery = (api: Api, memberId: number) =>
  queryOptions({
    queryKey: accountSecurityQueryKeys.loginProtection(memberId),
    queryFn: ({ signal }) => api.read(getProtection, {}, signal),
    staleTime: 0,
    // The card shows the error itself.
    meta: { quiet: true },
  });

const withPassword = v.object({ password: v.string() });
const shownCodes = v.pipe(
  v.object({ recovery_codes: v.array(v.string()) }),
  v.transform(({ recovery_codes }) => recovery_codes),
);

export const beginApp = post(`${base}/totp/begin`, {
  body: withPassword,
  reads: v.object({ secret: v.string(), uri: v.string() }),
});
export const confirmApp = post(`${base}/totp/confirm`, {
  body: v.object({ code: v.string() }),
  reads: shownCodes,
});
export const renewCodes = post(`${base}/totp/recovery-codes`, {
  body: withPassword,
  reads: shownCodes,
});
export const removeApp = post(`${base}/totp/remove`, { body: withPassword, reads: v.unknown() });

export const beginPasskey = post(`${base}/passkeys/begin`, {
  body: withPassword,
  reads: creationOptions,
});
export const addPasskey = post(`${base}/passkeys/add`, {
  body: v.object({ response: v.unknown(), name: v.string() }),
  reads: v.unknown(),
});
export const removePasskey = post(`${base}/passkeys/remove`, {
  body: v.object({ id: v.string() }),
  reads: v.unknown(),
});

/** After login code 120, a code completes the login. */
export const giveCode = post("/services/v1/visitor/second-step", {
  body: v.object({ member_login_id: v.string(), code: v.string(), ...deviceFields }),
  reads: loginData,
});

const waiting = v.object({ member_login_id: v.pipe(v.string(), v.minLength(1)) });

/** The platform's id of the pending login; undefined if it cannot be read. */
export function readWaitingLogin(data: unknown): string | undefined {
  const read = v.safeParse(waiting, data);
  return read.success ? read.output.member_login_id : undefined;
}

export const beginPasskeyLogin = post("/services/v1/visitor/passkey/begin", {
  body: v.object({ site_id: v.number() }),
  reads: requestOptions,
});
export const passkeyLogin = post("/services/v1/visitor/passkey/login", {
  body: v.object({ site_id: v.number(), response: v.unknown(), ...deviceFields }),
  reads: loginData,
});
