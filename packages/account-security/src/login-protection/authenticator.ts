import * as v from "valibot";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Options as the platform sent them: the browser judges them. */
export const creationOptions = v.custom<PublicKeyCredentialCreationOptionsJSON>(isObject);
export const requestOptions = v.custom<PublicKeyCredentialRequestOptionsJSON>(isObject);

/** What holds passkeys; undefined stands for a person or a device that did not go through with it. */
export interface Authenticator {
  create(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown>;
  get(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown>;
}

/** Whether this browser can read the options of a platform: all that can since 2025. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

const jsonOf = (credential: Credential | null): unknown =>
  credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;

/** Refused by the person, timed out, or a passkey that the device has already. */
const givenUp = () => undefined;

/**
 * The device's own question, which ends with the dialog that asked it: a browser refuses a second one beside it.
 *
 * @param mediation `conditional` asks nothing: the browser offers its passkeys where a username is typed
 */
export const browserAuthenticator = (
  signal: AbortSignal,
  mediation?: "conditional",
): Authenticator => ({
  create: (options) =>
    navigator.credentials
      .create({ signal, publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      .then(jsonOf, givenUp),
  get: (options) =>
    navigator.credentials
      .get({
        signal,
        ...(mediation && { mediation }),
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      })
      .then(jsonOf, givenUp),
});

/** Whether the browser offers passkeys where a username is typed. */
export const offersPasskeys = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
