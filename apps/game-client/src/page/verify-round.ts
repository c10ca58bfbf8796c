import { commitmentTo, drawsOf } from "@naluma/game-engines/provably-fair";
import { button, element, fact } from "./elements.ts";
import { formatAmount } from "./format.ts";
import type { GameView, Round } from "./game-view.ts";
import { minorUnits } from "./money.ts";
import { sameJson } from "./read-json.ts";
import { translate } from "./translate.ts";

/** Shows one round with its seeds, and recalculates here whether its result follows from them. */
export async function fillVerification(
  body: Element,
  { round, view }: { readonly round: Round; readonly view: GameView },
  back: () => void,
): Promise<void> {
  const moves = round.moves.map((move) => view.describeMove?.(move) ?? move).join(" · ");
  const sentence = view.describe(round);
  const verdict = element("p", "verdict", "…");
  verdict.setAttribute("role", "status");
  body.replaceChildren(
    button(translate("back"), "button slim", back),
    element("h3", "", translate("fair_check_title", { nonce: round.nonce })),
    verdict,
    element(
      "dl",
      "facts",
      fact(translate("fair_commitment"), round.commitment),
      fact(translate("fair_server"), round.serverSeed ?? translate("fair_hidden")),
      fact(translate("fair_client"), round.clientSeed),
      ...(round.choice === ""
        ? []
        : [
            fact(
              translate("fair_choice"),
              view.describeChoice?.(round.choice, round.stake) ?? round.choice,
            ),
          ]),
      ...(moves === "" ? [] : [fact(translate("fair_moves"), moves)]),
      fact(
        translate("fair_result"),
        ...(sentence === undefined ? [] : [sentence]),
        element("code", "", written(round.shown)),
      ),
      fact(translate("stake"), formatAmount(round.staked)),
      fact(translate("history_win"), formatAmount(round.win)),
    ),
  );
  const outcome = await verify(round);
  verdict.textContent = translate(outcome);
  verdict.classList.toggle("good", outcome === "fair_true");
  verdict.classList.toggle("bad", outcome === "fair_false");
}

async function verify(
  round: Round,
): Promise<"fair_true" | "fair_false" | "fair_wait" | "fair_unable"> {
  if (round.serverSeed === undefined) return "fair_wait";
  if (!globalThis.isSecureContext) return "fair_unable";
  const { serverSeed, clientSeed, nonce, choice, moves } = round;
  // The same code with which the server played the round, loaded only for a verification.
  const { engineNamed } = await import("@naluma/game-engines/engines");
  const draws = await drawsOf({ serverSeed, clientSeed, nonce });
  const stake = minorUnits(round.stake);
  try {
    const state = engineNamed(round.engine)?.stateOf(draws, {
      stake,
      choice,
      moves,
      elapsed: Number.POSITIVE_INFINITY,
    });
    const follows =
      (await commitmentTo(serverSeed)) === round.commitment &&
      state?.isOver === round.isOver &&
      state.staked === minorUnits(round.staked) &&
      state.win === minorUnits(round.win) &&
      sameJson(state.shown, round.shown);
    return follows ? "fair_true" : "fair_false";
  } catch (error) {
    if (error instanceof RangeError) return "fair_false";
    throw error;
  }
}

/** The result in the engine's terms: five stops in a row, or names with their values. */
const written = (shown: Round["shown"]): string =>
  Array.isArray(shown) ? shown.map(String).join(" · ") : JSON.stringify(shown);
