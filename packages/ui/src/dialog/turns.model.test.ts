import fc from "fast-check";
import { expect, test } from "vitest";
import { createTurns, type Band, type Request } from "./turns.ts";

type Wish =
  | { readonly do: "ask"; readonly band: Band }
  | { readonly do: "come"; readonly band: Band }
  | { readonly do: "leave"; readonly nth: number }
  | { readonly do: "page"; readonly isFree: boolean };

const bands = fc.constantFrom<Band>("modal", "confirm");
const wishes = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("ask" as const), band: bands }),
    fc.record({ do: fc.constant("come" as const), band: bands }),
    fc.record({ do: fc.constant("leave" as const), nth: fc.nat(9) }),
    fc.record({ do: fc.constant("page" as const), isFree: fc.boolean() }),
  ),
  { maxLength: 60 },
);

interface Waiting {
  readonly request: Request;
  readonly isUnasked: boolean;
  leave(): void;
}

/** A simulated page that opens and closes dialogs. */
function pageOfDialogs() {
  const turns = createTurns();
  let isFree = true;
  let waiting: readonly Waiting[] = [];
  let before: readonly Waiting[] = [];

  const onScreen = () => waiting.filter(({ request }) => turns.hasTurn(request.id));

  function step(wish: Wish) {
    if (wish.do === "page") {
      ({ isFree } = wish);
      return turns.look();
    }
    if (wish.do === "leave") {
      const gone = waiting[wish.nth % Math.max(1, waiting.length)];
      waiting = waiting.filter((one) => one !== gone);
      return gone?.leave();
    }
    const isUnasked = wish.do === "come";
    const request: Request = {
      id: Symbol(wish.do),
      band: wish.band,
      ...(isUnasked && { mayOpen: () => isFree }),
    };
    const leave = turns.join(request);
    waiting = [...waiting, { request, isUnasked, leave }];
  }

  /** The violations after a step, as readable messages. */
  function faults(): string[] {
    const shown = onScreen();
    const appeared = shown.filter((one) => !before.includes(one));
    const found = (["modal", "confirm"] as const).flatMap((band) => {
      const asked = waiting.filter(({ request, isUnasked }) => request.band === band && !isUnasked);
      const inBand = shown.filter(({ request }) => request.band === band);
      const newest = appeared.find(({ request, isUnasked }) => request.band === band && !isUnasked);
      return [
        ...(inBand.length > 1 ? [`two of the band ${band} are on screen`] : []),
        ...(asked.length > 0 && inBand.length === 0 ? ["who asked waits for an empty place"] : []),
        ...(newest && newest !== asked[0] ? ["who asked first is not served first"] : []),
      ];
    });
    const uninvited = appeared.find(({ isUnasked }) => isUnasked);
    if (uninvited && !isFree) found.push("one came by itself to a busy page");
    if (uninvited && shown.length > 1) found.push("one came by itself over another");
    if (uninvited && waiting.some(({ isUnasked }) => !isUnasked))
      found.push("one came by itself before what was asked for");
    if (before.some((was) => waiting.includes(was) && !shown.includes(was)))
      found.push("one was taken away from its reader");
    if (isFree && waiting.length > 0 && shown.length === 0)
      found.push("one waits on a free page with nothing on it");
    before = shown;
    return found;
  }

  return { step, faults };
}

test("however dialogs come and go, no two compete, and none opens by itself where it may not", () => {
  fc.assert(
    fc.property(wishes, (all) => {
      const page = pageOfDialogs();
      for (const wish of all) {
        page.step(wish);
        expect(page.faults()).toEqual([]);
      }
    }),
    { seed: 17, numRuns: 2_000 },
  );
});
