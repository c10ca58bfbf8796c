import { unlessAborted, type Answer, type Api } from "@naluma/api-client";
import type { RestMessage } from "../words.rest.ts";
import type { Authenticator } from "./authenticator.ts";
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  removeApp,
  renewCodes,
} from "./protection.api.ts";

/** The task a member started; each begins with the password. */
export type Task = "turn-on" | "turn-off" | "new-codes" | "add-passkey";

export type Step =
  | { readonly at: "password" }
  /** The app receives its key. */
  | { readonly at: "scan"; readonly secret: string; readonly uri: string }
  | { readonly at: "codes"; readonly codes: readonly string[] }
  | { readonly at: "finished" };

/** The next step, or the reason for a refusal. Undefined when a logout interrupted it. */
export type Outcome = { readonly next: Step } | { readonly refusal: RestMessage } | undefined;

type Sends = Pick<Api, "send">;

const finished: Step = { at: "finished" };

const after = <Data>(answer: Answer<Data> | undefined, next: (data: Data) => Step): Outcome => {
  if (!answer) return undefined;
  if (answer.ok) return { next: next(answer.data) };
  return { refusal: { text: answer.refusal.message } };
};

const codesShown = (codes: readonly string[]): Step => ({ at: "codes", codes });

interface Typed {
  readonly password: string;
  readonly name: string;
}

async function makePasskey(
  api: Sends,
  authenticator: Authenticator,
  { password, name }: Typed,
): Promise<Outcome> {
  const begun = await unlessAborted(api.send(beginPasskey, { password }));
  if (!begun?.ok) return after(begun, () => finished);
  const response = await authenticator.create(begun.data);
  if (response === undefined) return { refusal: { id: "protection.device_refused" } };
  const added = await unlessAborted(api.send(addPasskey, { response, name: name.trim() }));
  return after(added, () => finished);
}

export async function passPassword(
  api: Sends,
  authenticator: Authenticator,
  task: Task,
  typed: Typed,
): Promise<Outcome> {
  const body = { password: typed.password };
  switch (task) {
    case "turn-on":
      return after(await unlessAborted(api.send(beginApp, body)), (app) => ({
        at: "scan",
        ...app,
      }));
    case "turn-off":
      return after(await unlessAborted(api.send(removeApp, body)), () => finished);
    case "new-codes":
      return after(await unlessAborted(api.send(renewCodes, body)), codesShown);
    case "add-passkey":
      return makePasskey(api, authenticator, typed);
  }
}

/** The first code from the app turns the protection on. */
export const passCode = async (api: Sends, code: string): Promise<Outcome> =>
  after(await unlessAborted(api.send(confirmApp, { code: code.trim() })), codesShown);
