import type { AutoplayLimits } from "./autoplay.ts";
import { element } from "./elements.ts";
import { formatAmount, formatNumber } from "./format.ts";
import { decimal, minorUnits } from "./money.ts";
import { translate } from "./translate.ts";

const rounds = [10, 25, 50, 100] as const;

/** In multiples of the stake. */
const losses = [5, 10, 20, 50] as const;
const wins = [10, 20, 50, 100] as const;

interface Option {
  readonly value: string;
  readonly text: string;
}

function choice(id: string, label: string, options: readonly Option[], selected: number) {
  const select = document.createElement("select");
  select.id = id;
  select.append(
    ...options.map(({ value, text }, index) => new Option(text, value, false, index === selected)),
  );
  const named = element("label", "", label);
  named.setAttribute("for", id);
  return { field: element("div", "field", named, select), select };
}

/** The limits of a run, as amounts based on the selected stake. A loss limit is mandatory. */
export function fillAutoplaySheet(
  body: Element,
  stake: string,
  begin: (limits: AutoplayLimits) => void,
): void {
  const inStakes = (times: number): Option => {
    const value = decimal(minorUnits(stake) * BigInt(times));
    return { value, text: formatAmount(value) };
  };
  const count = choice(
    "auto-rounds",
    translate("auto_rounds"),
    rounds.map((one) => ({ value: String(one), text: formatNumber(one) })),
    0,
  );
  const loss = choice("auto-loss", translate("auto_loss_limit"), losses.map(inStakes), 1);
  const none = { value: "", text: translate("auto_no_limit") };
  const win = choice("auto-win", translate("auto_win_limit"), [none, ...wins.map(inStakes)], 0);
  const start = element("button", "button strong", translate("auto_start"));
  const form = element("form", "auto", count.field, loss.field, win.field, start);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    begin({
      rounds: Number(count.select.value),
      loss: loss.select.value,
      win: win.select.value === "" ? undefined : win.select.value,
    });
  });
  body.replaceChildren(
    element("p", "", translate("auto_how", { stake: formatAmount(stake) })),
    form,
  );
}
