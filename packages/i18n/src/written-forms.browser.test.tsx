import { afterEach, expect, test } from "vitest";
import { commands } from "vitest/browser";
import { writtenHere, writtenOnServer } from "./testing/written-forms.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    setDeviceLanguage(locale: string): Promise<void>;
  }
}

/** Chromium has no Burmese: it formats dates in English, and numbers as the server does. */
const inChromium = {
  ...writtenOnServer,
  my_MM: [writtenOnServer.my_MM[0], writtenOnServer.en_US[1]],
};

afterEach(() => commands.setDeviceLanguage(""));

test.each(["de_DE", "bn_BD", "ar_EG", "th_TH"])(
  "a device in %s writes numbers as the server does, and dates as any other device",
  async (device) => {
    await commands.setDeviceLanguage(device);
    expect(new Intl.NumberFormat("my").resolvedOptions().locale).toBe(device.replace("_", "-"));
    expect(writtenHere()).toEqual(inChromium);
  },
);
