import * as v from "valibot";
import {
  currencies,
  defaultDetails,
  isCurrencyCode,
  type Currency,
  type CurrencyDetails,
  type DescribedCurrencies,
} from "./currency.ts";
import { locales } from "./locale.ts";

const shortText = v.pipe(v.string(), v.nonEmpty("expected a name"), v.maxLength(40));

const namesByLanguage = v.pipe(
  v.record(v.picklist(locales), shortText),
  v.check((names) => names.en_US !== undefined, "expected a name in en_US at least"),
);

const oneOfTwelve = v.picklist(
  currencies,
  `expected one of ${currencies.join(", ")}, or any other as { "code": "EUR" }`,
);

const described = v.strictObject({
  code: v.pipe(v.string(), v.check(isCurrencyCode, "expected 2 to 5 capital letters")),
  /** In every language, or by language. */
  name: v.exactOptional(
    v.lazy((name) => (typeof name === "object" && name ? namesByLanguage : shortText)),
  ),
  decimals: v.exactOptional(v.picklist([0, 1, 2], "expected 0, 1 or 2")),
  sign: v.exactOptional(
    v.pipe(v.string(), v.nonEmpty("expected a sign"), v.maxLength(8, "expected at most 8 letters")),
  ),
});

type Written = v.InferOutput<typeof oneOfTwelve> | v.InferOutput<typeof described>;

const detailsOf = ({ code, ...written }: v.InferOutput<typeof described>): CurrencyDetails => ({
  ...defaultDetails(code),
  ...written,
});

const codeOf = (entry: Written): Currency => (typeof entry === "string" ? entry : entry.code);

/** The currencies of a site's file, each as a code of the twelve or as a description. */
export const writtenCurrencies = v.pipe(
  v.array(
    v.lazy((entry): typeof oneOfTwelve | typeof described =>
      typeof entry === "object" ? described : oneOfTwelve,
    ),
  ),
  v.minLength(1, "expected at least one currency"),
  v.check((list) => new Set(list.map(codeOf)).size === list.length, "expected each currency once"),
);

/** The codes in the order in which they are offered, and the details of those that the file describes. */
export const readCurrencies = (
  written: v.InferOutput<typeof writtenCurrencies>,
): { readonly currencies: Currency[]; readonly describedCurrencies: DescribedCurrencies } => ({
  currencies: written.map(codeOf),
  describedCurrencies: Object.fromEntries(
    written.flatMap((entry) =>
      typeof entry === "string" ? [] : [[entry.code, detailsOf(entry)] as const],
    ),
  ),
});
