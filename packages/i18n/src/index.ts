export { catalogue, type Catalogue, i18nFor, type MessageIdOf, translate } from "./catalogue.ts";
export { currencyCode, unknownAmount } from "./money-signs.ts";
export { localeInPath, resolveLocale, type LocaleSources } from "./resolve-locale.ts";
