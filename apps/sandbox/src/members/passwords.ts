import { hash, verify } from "@node-rs/argon2";

/** argon2id with the parameters recommended by OWASP (19 MiB, two passes); about 30 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verified against for an unknown account, so that the response takes as long as for a known one. */
const dummyHash = hashPassword("nobody has this password");

/** @param stored undefined for an unknown account: takes as long and is never correct */
export const isPassword = async (stored: string | undefined, given: string): Promise<boolean> => {
  const right = await verify(stored ?? (await dummyHash), given);
  return right && stored !== undefined;
};
