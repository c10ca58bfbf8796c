export { catalogue, i18nFor, type Catalogue, type MessageIdOf } from "./catalogue.ts";
export { currencyCode } from "./currency-code.ts";
export { formatMoney, unknownAmount } from "./money.ts";
export { resolveCurrency, type CurrencySources } from "./resolve-currency.ts";
export { localeInPath, resolveLocale, type LocaleSources } from "./resolve-locale.ts";
export { translate } from "./translate.ts";
