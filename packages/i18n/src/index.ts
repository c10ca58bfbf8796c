export { catalogue, i18nFor, type Catalogue, type MessageIdOf } from "./catalogue.ts";
export { currencyCode } from "./currency-code.ts";
export { localeInPath, resolveLocale, type LocaleSources } from "./resolve-locale.ts";
export { translate } from "./translate.ts";
export { unknownAmount } from "./unknown-amount.ts";
