import type { Locale } from "@naluma/site/locale";

/** The name of each language in the language itself, so that its speakers can find it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  zh_TW: "繁體中文",
  zh_CN: "简体中文",
  en_US: "English",
  vi_VN: "Tiếng Việt",
  ko_KR: "한국어",
  ja_JP: "日本語",
  th_TH: "ไทย",
  hi_IN: "हिन्दी",
  my_MM: "မြန်မာ",
  ta_IN: "தமிழ்",
  bn_BD: "বাংলা",
};
