import { loginData } from "@naluma/api-client/login-data";
import * as v from "valibot";
import { proveClaim, proveEnc, type Connect, type Proof } from "./address-login.ts";

const answer = v.union([loginData, v.object({ enc: v.pipe(v.string(), v.minLength(1)) })]);

/** From a query it is JSON in text. */
const schema = v.union([answer, v.pipe(v.string(), v.parseJson(), answer)]);

/** What another company's login brought: a login, or what is exchanged for one. It is proven like any claim. */
export async function proofOfAnswer(data: unknown, connect: Connect): Promise<Proof> {
  const read = v.safeParse(schema, data);
  if (!read.success) return { proven: false, why: "refused" };
  return "enc" in read.output
    ? proveEnc(read.output.enc, connect)
    : proveClaim(read.output, connect);
}
