import * as v from "valibot";
import { anyObject, text } from "../../ground/values.ts";
import { transport } from "../../login-protection/passkeys.ts";

export const base64url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,8192}$/));

const common = {
  id: v.pipe(base64url, v.maxLength(1_400)),
  rawId: base64url,
  type: v.literal("public-key"),
  clientExtensionResults: anyObject,
  authenticatorAttachment: v.optional(v.picklist(["cross-platform", "platform"])),
};

/** The browser's response after creating a passkey; keys added by newer browsers are dropped. */
export const registrationResponse = v.pipe(
  v.object({
    ...common,
    response: v.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: v.optional(v.array(v.string()), []),
    }),
  }),
  v.transform(({ authenticatorAttachment, response, ...rest }) => ({
    ...rest,
    ...(authenticatorAttachment && { authenticatorAttachment }),
    // An unknown kind of transport would be useless for a later login.
    response: {
      ...response,
      transports: response.transports.filter((one) => v.is(transport, one)),
    },
  })),
);

/** The browser's response after signing with a passkey. */
export const authenticationResponse = v.pipe(
  v.object({
    ...common,
    response: v.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: v.nullish(base64url),
    }),
  }),
  v.transform(({ authenticatorAttachment, response: { userHandle, ...response }, ...rest }) => ({
    ...rest,
    ...(authenticatorAttachment && { authenticatorAttachment }),
    response: { ...response, ...(userHandle && { userHandle }) },
  })),
);

export const memberLoginId = text(1, 64);
/** A code from the authenticator app, or a recovery code. */
export const secondStepCode = text(1, 32);
export const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
