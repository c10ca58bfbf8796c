import { payoutAt, highestCash, lowestCash } from "@naluma/game-engines/crash/curve";
import { button, element } from "../page/elements.ts";
import { formatAmount, formatMultiplier } from "../page/format.ts";
import { decimal } from "../page/money.ts";
import { translate } from "../page/translate.ts";
import { typedTarget } from "./typed-target.ts";

/** Targets that take one press, in hundredths. */
const usual = [150, 200, 500, 1_000] as const;

export interface CrashChoices {
  /** In hundredths; undefined while the player cashes out by hand. */
  target(): number | undefined;
  /** Shows the cash-out button, or the target that is chosen before the flight. */
  offer(which: "cash" | "target"): void;
  /** Shows what a stake, in minor units, would pay at this moment. */
  showPayout(stake: bigint, multiplier: number): void;
  lock(isLocked: boolean): void;
}

/** The controls beside the stake: the automatic cash-out before a flight and the cash-out button during it. */
export function createCrashChoices(choices: HTMLElement, cash: () => void): CrashChoices {
  const payout = element("b", "num");
  const press = button("", "button cash", cash);
  press.append(element("span", "", translate("crash_cash")), payout);
  press.setAttribute("aria-label", translate("crash_cash"));
  press.setAttribute("aria-keyshortcuts", "Space");

  const field = document.createElement("input");
  field.id = "target";
  field.className = "num";
  field.inputMode = "decimal";
  field.autocomplete = "off";
  field.maxLength = 9;
  field.placeholder = "–";
  const label = element("label", "", translate("crash_target"));
  label.setAttribute("for", field.id);
  const hint = element(
    "p",
    "unseen",
    translate("crash_target_hint", {
      least: formatMultiplier(lowestCash),
      most: formatMultiplier(highestCash),
    }),
  );
  hint.id = "target-hint";
  field.setAttribute("aria-describedby", hint.id);

  let chosen: number | undefined;
  const chips = usual.map((target) =>
    button(formatMultiplier(target), "button chip num", () =>
      choose(chosen === target ? undefined : target),
    ),
  );
  const fields = element("div", "targets", label, field, ...chips, hint);
  choices.append(press, fields);

  const choose = (target: number | undefined): void => {
    chosen = target;
    field.value = target === undefined ? "" : formatMultiplier(target).replace("×", "");
    field.removeAttribute("aria-invalid");
    showChosen();
  };

  const showChosen = (): void => {
    usual.forEach((target, index) =>
      chips[index]?.setAttribute("aria-pressed", String(chosen === target)),
    );
  };

  field.addEventListener("input", () => {
    const typed = typedTarget(field.value);
    const isFine = typed !== undefined && typed >= lowestCash && typed <= highestCash;
    chosen = isFine ? typed : undefined;
    field.setAttribute("aria-invalid", String(!isFine && field.value.trim() !== ""));
    showChosen();
  });
  // A target out of range is moved to the nearest one in range, so that no flight starts without the target that the
  // player set.
  const settle = (): void => {
    const typed = typedTarget(field.value);
    choose(typed === undefined ? undefined : Math.min(highestCash, Math.max(lowestCash, typed)));
  };
  field.addEventListener("change", settle);
  showChosen();

  let isLocked = true;
  let offered: "cash" | "target" = "target";
  const enable = (): void => {
    press.toggleAttribute("disabled", isLocked || offered !== "cash");
    press.classList.toggle("away", offered !== "cash");
    fields.classList.toggle("away", offered !== "target");
    for (const control of [field, ...chips]) {
      control.toggleAttribute("disabled", isLocked || offered !== "target");
    }
  };
  enable();

  return {
    target() {
      settle();
      return chosen;
    },
    offer(which) {
      offered = which;
      enable();
    },
    showPayout(stake, multiplier) {
      const text = formatAmount(decimal(payoutAt(stake, Math.max(lowestCash, multiplier))));
      if (payout.textContent !== text) payout.textContent = text;
    },
    lock(locked) {
      isLocked = locked;
      enable();
    },
  };
}
