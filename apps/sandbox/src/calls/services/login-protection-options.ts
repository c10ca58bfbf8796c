import * as v from "valibot";
import { anyObject, text, whole } from "../../ground/values.ts";
import { base64url } from "./login-protection-requests.ts";

/*
 * What a browser's passkey prompt is given, in the JSON form of WebAuthn level 3: PublicKeyCredentialCreationOptionsJSON
 * and PublicKeyCredentialRequestOptionsJSON. The browser validates what is inside the keys.
 */

const credentials = v.array(
  v.object({
    type: text(1, 32),
    id: base64url,
    transports: v.optional(v.array(text(1, 32))),
  }),
);

const common = {
  challenge: base64url,
  /** In milliseconds. */
  timeout: v.optional(whole(1)),
  hints: v.optional(v.array(text(1, 32))),
  extensions: v.optional(anyObject),
};

export const creationOptions = v.object({
  ...common,
  rp: v.object({ name: text(0, 255), id: v.optional(text(1, 255)) }),
  user: v.object({ id: base64url, name: text(1, 64), displayName: text(0, 64) }),
  pubKeyCredParams: v.array(v.object({ type: text(1, 32), alg: v.pipe(v.number(), v.integer()) })),
  excludeCredentials: v.optional(credentials),
  authenticatorSelection: v.optional(anyObject),
  attestation: v.optional(text(1, 32)),
  attestationFormats: v.optional(v.array(text(1, 32))),
});

export const requestOptions = v.object({
  ...common,
  rpId: v.optional(text(1, 255)),
  allowCredentials: v.optional(credentials),
  userVerification: v.optional(text(1, 32)),
});
