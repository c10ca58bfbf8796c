// @vitest-environment jsdom
import type { Currency } from "@naluma/site/currency";
import { useForm } from "@naluma/ui/form";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { emptyRegister, type RegisterValues } from "../form/register-values.ts";
import type { RestMessage } from "../words.rest.ts";
import type { IntroducerView } from "./introducer-view.ts";
import { nobody, type Introducer } from "./link.ts";
import { useIntroducerFields } from "./use-introducer.ts";

afterEach(cleanup);

const agent: Introducer = { type: "member_agent", code: "9" };
const code: Introducer = { type: "recommend_code", code: "LOTUS" };
const open: readonly Currency[] = ["USD", "VND"];

const viewOf = (introducer: Introducer, currency: Currency, isLocked: boolean): IntroducerView => ({
  isLinkChecked: true,
  isSettled: true,
  introducer,
  isInviteOff: false,
  currencyOf: () => ({ currency, isLocked }),
  banners: () => [],
  errorTrack: () => [],
  release: () => undefined,
});

interface Visit {
  readonly by?: Introducer;
  readonly isKnown?: boolean;
  readonly isLocked?: boolean;
}

/** The values that link and domain fill into a form, visit by visit. */
function formOf(first: Visit, typed: Partial<RegisterValues> = {}) {
  const { result, rerender } = renderHook(
    ({ by = nobody, isKnown = true, isLocked = false }: Visit) => {
      const form = useForm<RegisterValues, RestMessage>({
        initial: { ...emptyRegister, ...typed },
        check: () => ({}),
      });
      useIntroducerFields({ form, introducer: viewOf(by, "USD", isLocked), open, isKnown });
      return form;
    },
    { initialProps: first },
  );
  const { current } = result;
  const values = () => {
    const { memberAgent, recommendCode, memberCurrency } = result.current.values;
    return { memberAgent, recommendCode, memberCurrency };
  };
  return { values, rerender, change: current.change };
}

test("an introducer whose link turns out invalid is removed from the form", () => {
  const { values, rerender } = formOf({ by: agent, isKnown: false });
  expect(values()).toMatchObject({ memberAgent: "9", recommendCode: "" });
  rerender({ by: nobody });
  expect(values()).toMatchObject({ memberAgent: "", recommendCode: "" });
});

test("one introducer replaces the other", () => {
  const { values, rerender } = formOf({ by: agent });
  rerender({ by: code });
  expect(values()).toMatchObject({ memberAgent: "", recommendCode: "LOTUS" });
});

test("a typed code stays if nobody introduced the visitor", () => {
  const { values, change, rerender } = formOf({});
  act(() => change("recommendCode", "TYPED"));
  rerender({ isLocked: true });
  expect(values()).toMatchObject({ recommendCode: "TYPED" });
});

test.each([
  ["a currency of before stays", "VND", false, "VND"],
  ["one in which nobody can register does not", "THB", false, "USD"],
  ["nor does one where an agent's domain decides", "VND", true, "USD"],
])("%s", (_, memberCurrency, isLocked, expected) => {
  const { values, rerender } = formOf({ isKnown: false, isLocked }, { memberCurrency });
  expect(values()).toMatchObject({ memberCurrency });
  rerender({ isKnown: true, isLocked });
  expect(values()).toMatchObject({ memberCurrency: expected });
});
