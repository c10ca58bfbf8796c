import { afterEach, expect, test, vi } from "vitest";
import { numberFormat } from "./formats.ts";

afterEach(() => vi.restoreAllMocks());

test.each(["de-DE", "bn-BD", "ar-EG"])(
  "a runtime without the language writes numbers as English does, not as its device in %s",
  (device) => {
    const { NumberFormat } = Intl;
    vi.spyOn(Intl, "NumberFormat").mockImplementation(function (languages, options) {
      const known = [languages ?? []].flat().filter((language) => String(language) !== "my-MM");
      return new NumberFormat(known.length > 0 ? known : device, options);
    });
    const format = (locale: "my_MM" | "hi_IN") =>
      numberFormat(locale, { minimumFractionDigits: 2 }).format(2_100_000);
    expect(format("my_MM")).toBe("2,100,000.00");
    expect(format("hi_IN")).toBe("21,00,000.00");
  },
);
