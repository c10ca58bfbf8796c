import { loginData } from "@naluma/api-client/login-data";
import * as v from "valibot";
import { proveClaim, proveEnc, type Connect, type Proof } from "./address-login.ts";

const answer = v.union([loginData, v.object({ enc: v.pipe(v.string(), v.minLength(1)) })]);

/** In a query it is a JSON string. */
const schema = v.union([answer, v.pipe(v.string(), v.parseJson(), answer)]);

/** The answer of another company's login: a login, or an `enc` to exchange for one. Proven like any other claim. */
export async function proofOfAnswer(data: unknown, connect: Connect): Promise<Proof> {
  const read = v.safeParse(schema, data);
  if (!read.success) return { proven: false, why: "refused" };
  return "enc" in read.output
    ? proveEnc(read.output.enc, connect)
    : proveClaim(read.output, connect);
}
