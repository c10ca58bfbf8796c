import { typedLine } from "@naluma/site/typed";
import { button, element, fact } from "./elements.ts";
import { formatNumber } from "./format.ts";
import { history, rotateSeed } from "./provider-calls.ts";
import { translate } from "./translate.ts";

/** The player's own seed, valid while the page is open. */
export interface ClientSeed {
  value: string;
}

export async function fillFairness(body: Element, clientSeed: ClientSeed): Promise<void> {
  const answer = await history();
  const seed = answer.ok ? answer.data.seed : undefined;
  if (!seed)
    return body.replaceChildren(element("p", "", translate(answer.ok ? "ended_title" : "lost")));
  const field = document.createElement("input");
  field.id = "own-seed";
  field.value = clientSeed.value;
  field.maxLength = 64;
  field.autocomplete = "off";
  field.spellcheck = false;
  const hint = element("p", "quiet", translate("fair_client_hint"));
  hint.id = "own-seed-hint";
  field.setAttribute("aria-describedby", hint.id);
  field.addEventListener("input", () => {
    const seed = typedLine(field.value);
    const isValid = /^[A-Za-z0-9]{4,64}$/.test(seed);
    if (isValid) clientSeed.value = seed;
    field.setAttribute("aria-invalid", String(!isValid));
    hint.textContent = translate(isValid ? "fair_client_hint" : "fair_client_wrong");
  });
  const label = element("label", "", translate("fair_client"));
  label.setAttribute("for", field.id);
  const status = element("p", "good");
  status.setAttribute("role", "status");
  const rotate = button(translate("fair_rotate"), "button strong", () => {
    rotate.setAttribute("disabled", "");
    void rotateSeed().then(async (rotated) => {
      if (rotated.ok) await fillFairness(body, clientSeed);
      const place = body.querySelector("[role=status]");
      if (place)
        place.textContent = translate(rotated.ok ? "fair_rotated" : whyNotRotated(rotated.error));
      rotate.removeAttribute("disabled");
    });
  });
  body.replaceChildren(
    element("p", "", translate("fair_how")),
    element(
      "dl",
      "facts",
      fact(translate("fair_commitment"), seed.commitment),
      fact(translate("fair_nonce"), formatNumber(seed.nextNonce)),
    ),
    element("div", "field", label, field, hint),
    rotate,
    status,
  );
}

const whyNotRotated = (error: string) => (error === "open" ? "fair_rotate_open" : "lost");
