import { commitmentTo, drawsOf } from "@naluma/game-engines/draws";
import { button, element } from "./elements.ts";
import type { EngineView, Round } from "./game-view.ts";
import { amount, minor, number, page, say, siteMoment, siteZone } from "./page-words.ts";
import { history, rotateSeed } from "./provider-calls.ts";
import { sameJson } from "./read-json.ts";

/** Where a player's own seed lives while the page is open. */
export interface OwnSeed {
  value: string;
}

/** The rounds of this game; each can be checked. */
export async function fillHistory(body: Element, check: (round: Round) => void): Promise<void> {
  body.replaceChildren(element("p", "quiet", "…"));
  const answer = await history();
  if (!answer.ok) return body.replaceChildren(element("p", "", say("lost")));
  const { rounds } = answer.data;
  if (rounds.length === 0) return body.replaceChildren(element("p", "", say("history_none")));
  const head = element(
    "tr",
    "",
    ...[
      `${say("history_time")} (${siteZone})`,
      say("stake"),
      say("history_win"),
      say("history_check"),
    ].map((word) => {
      const cell = element("th", "", word);
      cell.setAttribute("scope", "col");
      return cell;
    }),
  );
  const row = (round: Round) => {
    const press = button(say("history_check"), "button slim", () => check(round));
    press.setAttribute("aria-label", say("history_check_round", { nonce: round.nonce }));
    return element(
      "tr",
      "",
      element("td", "num", siteMoment(round.at)),
      element("td", "num", amount(round.staked)),
      element("td", minor(round.win) > 0n ? "num gold" : "num", amount(round.win)),
      element("td", "", press),
    );
  };
  body.replaceChildren(
    element("p", "quiet", say("history_again", { count: rounds.length })),
    element(
      "table",
      "played",
      element("thead", "", head),
      element("tbody", "", ...rounds.map(row)),
    ),
  );
}

function fact(label: string, ...value: readonly (Node | string)[]): HTMLElement {
  return element("div", "fact", element("dt", "", label), element("dd", "num", ...value));
}

/** The seed in use, the player's own, and how to begin another. */
export async function fillFairness(body: Element, own: OwnSeed): Promise<void> {
  const answer = await history();
  const seed = answer.ok ? answer.data.seed : undefined;
  if (!seed) return body.replaceChildren(element("p", "", say(answer.ok ? "ended_title" : "lost")));
  const field = document.createElement("input");
  field.id = "own-seed";
  field.value = own.value;
  field.maxLength = 64;
  field.autocomplete = "off";
  field.spellcheck = false;
  const hint = element("p", "quiet", say("fair_client_hint"));
  hint.id = "own-seed-hint";
  field.setAttribute("aria-describedby", hint.id);
  field.addEventListener("input", () => {
    const fine = /^[A-Za-z0-9]{4,64}$/.test(field.value);
    if (fine) own.value = field.value;
    field.setAttribute("aria-invalid", String(!fine));
    hint.textContent = say(fine ? "fair_client_hint" : "fair_client_wrong");
  });
  const label = element("label", "", say("fair_client"));
  label.setAttribute("for", field.id);
  const told = element("p", "good");
  told.setAttribute("role", "status");
  const rotate = button(say("fair_rotate"), "button strong", () => {
    rotate.setAttribute("disabled", "");
    void rotateSeed().then(async (rotated) => {
      if (rotated.ok) await fillFairness(body, own);
      const place = body.querySelector("[role=status]");
      if (place)
        place.textContent = say(rotated.ok ? "fair_rotated" : whyNotRotated(rotated.error));
      rotate.removeAttribute("disabled");
    });
  });
  body.replaceChildren(
    element("p", "", say("fair_how")),
    element(
      "dl",
      "facts",
      fact(say("fair_commitment"), seed.commitment),
      fact(say("fair_nonce"), number(seed.nextNonce)),
    ),
    element("div", "field", label, field, hint),
    rotate,
    told,
  );
}

/** One round: its seeds, and whether it follows from them, calculated here. */
export async function fillCheck(
  body: Element,
  { round, view }: { readonly round: Round; readonly view: EngineView },
  back: () => void,
): Promise<void> {
  const moves = round.moves.map((move) => view.moveTold?.(move) ?? move).join(" · ");
  const sentence = view.told(round);
  const verdict = element("p", "verdict", "…");
  verdict.setAttribute("role", "status");
  body.replaceChildren(
    button(say("back"), "button slim", back),
    element("h3", "", say("fair_check_title", { nonce: round.nonce })),
    verdict,
    element(
      "dl",
      "facts",
      fact(say("fair_commitment"), round.commitment),
      fact(say("fair_server"), round.serverSeed ?? say("fair_hidden")),
      fact(say("fair_client"), round.clientSeed),
      ...(round.choice === ""
        ? []
        : [fact(say("fair_choice"), view.choiceTold?.(round.choice) ?? round.choice)]),
      ...(moves === "" ? [] : [fact(say("fair_moves"), moves)]),
      fact(
        say("fair_result"),
        ...(sentence === undefined ? [] : [sentence]),
        element("code", "", written(round.shown)),
      ),
      fact(say("stake"), amount(round.staked)),
      fact(say("history_win"), amount(round.win)),
    ),
  );
  const outcome = await judged(round);
  verdict.textContent = say(outcome);
  verdict.classList.toggle("good", outcome === "fair_true");
  verdict.classList.toggle("bad", outcome === "fair_false");
}

async function judged(
  round: Round,
): Promise<"fair_true" | "fair_false" | "fair_wait" | "fair_unable"> {
  if (round.serverSeed === undefined) return "fair_wait";
  if (!globalThis.isSecureContext) return "fair_unable";
  const { serverSeed, clientSeed, nonce, choice, moves } = round;
  // The code that the server played it with; only a check needs it.
  const { engineNamed } = await import("@naluma/game-engines/engines");
  const draws = await drawsOf({ serverSeed, clientSeed, nonce });
  const stake = minor(round.stake);
  try {
    const standing = engineNamed(page.engine)?.standing(draws, {
      stake,
      choice,
      moves,
      elapsed: Number.POSITIVE_INFINITY,
    });
    const follows =
      (await commitmentTo(serverSeed)) === round.commitment &&
      standing?.isOver === round.isOver &&
      standing.staked === minor(round.staked) &&
      standing.win === minor(round.win) &&
      sameJson(standing.shown, round.shown);
    return follows ? "fair_true" : "fair_false";
  } catch (error) {
    if (error instanceof RangeError) return "fair_false";
    throw error;
  }
}

/** What came out, as the engine tells it: five stops in a row, or names with their values. */
const written = (shown: Round["shown"]): string =>
  Array.isArray(shown) ? shown.map(String).join(" · ") : JSON.stringify(shown);

const whyNotRotated = (error: string) => (error === "open" ? "fair_rotate_open" : "lost");
