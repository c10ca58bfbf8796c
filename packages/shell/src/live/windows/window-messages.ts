import { localKeys } from "@naluma/site/stored";
import * as v from "valibot";

interface ListeningPage extends Pick<Window, "addEventListener" | "opener"> {
  readonly localStorage: Pick<Storage, "removeItem">;
}

export interface WindowMessages {
  /**
   * The message with this state is handled once, by the code that created the state.
   *
   * @returns a function that cancels the expectation
   */
  expect(state: string, take: (message: WindowMessage) => void): () => void;
  /** Handles messages that no one expects: the launcher knows its game's state itself. */
  otherwise(take: (entry: string) => void): void;
}

/** A page's only reader of `window-msg`. A page that was opened by another does not listen (AUTH-106). */
export function createWindowMessages(page: ListeningPage, clock = Date.now): WindowMessages {
  const expected = new Map<string, (message: WindowMessage) => void>();
  let others: (entry: string) => void = () => undefined;

  page.addEventListener("storage", ({ key, newValue }) => {
    if (key !== localKeys.windowMessage || newValue === null || page.opener) return;
    const message = readWindowMessage(newValue, clock());
    const take = message && expected.get(message.state);
    if (!take) return others(newValue);
    expected.delete(message.state);
    page.localStorage.removeItem(localKeys.windowMessage);
    take(message);
  });

  return {
    expect(state, take) {
      expected.set(state, take);
      return () => void expected.delete(state);
    },
    otherwise(take) {
      others = take;
    },
  };
}

const readers = new WeakMap<object, WindowMessages>();

/** This page's reader; it listens from the first moment at which a message can arrive. */
export function windowMessagesOf(page: ListeningPage): WindowMessages {
  const known = readers.get(page);
  if (known) return known;
  const made = createWindowMessages(page);
  readers.set(page, made);
  return made;
}

/** In ms; older messages are ignored (W-77). */
const ageLimit = 30_000;

const common = { state: v.string(), at: v.number() };

/** Values from a query are always text, and missing ones are null. */
const optionalText = v.nullish(v.string());

const schema = v.variant("msg", [
  v.object({ ...common, msg: v.literal("authLogin"), data: v.unknown() }),
  v.object({
    ...common,
    msg: v.literal("authLoginClose"),
    resCode: optionalText,
    resMessage: optionalText,
  }),
  v.object({
    ...common,
    msg: v.literal("quickGame"),
    data: v.nullish(
      v.object({ waitingWindow: v.picklist(["gameWindow", "depositWindow", "fpWindow"]) }),
    ),
  }),
]);

/** A message from one of our windows to the tab that opened it, sent through local storage (AUTH-101). */
export type WindowMessage = v.InferOutput<typeof schema>;

/** The message in an entry; `undefined` if it is invalid or too old. */
function readWindowMessage(entry: string, now: number): WindowMessage | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), entry);
  if (!read.success) return undefined;
  const age = now - read.output.at;
  return age >= 0 && age <= ageLimit ? read.output : undefined;
}
