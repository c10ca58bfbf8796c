import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

const userPresent = 0b1;
const userVerified = 0b100;
const hasCredential = 0b100_0000;

/** A device with one passkey and a key pair of its own (WebAuthn level 3, attestation `none`). */
export const fakeAuthenticator = (origin: string) => {
  let userFlags = userPresent | userVerified;
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const authData = (flags: number, more: readonly Buffer[] = []) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const host = sha256(new URL(origin).hostname);
    return Buffer.concat([host, Buffer.from([flags]), count, ...more]);
  };

  const base = (response: object) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    /** Simulates a copied device, with an old counter. */
    rewind: () => void (counter = 0),
    /** The device no longer verifies its user by fingerprint or PIN. */
    stopVerifying: () => void (userFlags = userPresent),
    create: (challenge: string, from = origin) => {
      const coseKey = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = authData(userFlags | hasCredential, [
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey,
      ]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([data.length]),
        data,
      ]);
      return base({
        clientDataJSON: clientData("webauthn.create", challenge, from).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    get: (challenge: string, from = origin) => {
      const client = clientData("webauthn.get", challenge, from);
      const data = authData(userFlags);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return base({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
};
