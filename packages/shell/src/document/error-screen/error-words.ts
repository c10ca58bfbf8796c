/** Both languages are hard-coded, because a missing catalogue may be the very cause of the error. */
export const errorWords = {
  title: {
    zh: "网站版本升级中，请稍后再试",
    en: "The site is being upgraded. Please try again later.",
  },
  retry: { zh: "重试", en: "Try again" },
} as const;
