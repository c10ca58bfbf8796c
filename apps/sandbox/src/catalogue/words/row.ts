/**
 * The columns of the word tables, in this order. Tamil cells may have a second form after a slash, used before
 * another noun.
 */
export const columns = [
  "en_US",
  "zh_CN",
  "zh_TW",
  "ja_JP",
  "ko_KR",
  "th_TH",
  "hi_IN",
  "my_MM",
  "ta_IN",
  "bn_BD",
  "vi_VN",
] as const;

export type Column = (typeof columns)[number];

/** One word in all languages, in the order of `columns`. */
export type Row = readonly [
  en_US: string,
  zh_CN: string,
  zh_TW: string,
  ja_JP: string,
  ko_KR: string,
  th_TH: string,
  hi_IN: string,
  my_MM: string,
  ta_IN: string,
  bn_BD: string,
  vi_VN: string,
];
