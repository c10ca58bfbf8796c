import { commands, page } from "vitest/browser";

interface Emulation {
  forcedColors?: "active" | "none";
  reducedMotion?: "reduce" | "no-preference";
  colorScheme?: "light" | "dark";
}

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Provided by the configuration that runs these tests, apps/storybook. */
    emulate(emulation: Emulation): Promise<void>;
  }
}

/** Restores the window size of stories and the default preferences. */
export async function resetEmulation(): Promise<void> {
  await commands.emulate({ forcedColors: "none", reducedMotion: "reduce", colorScheme: "light" });
  await page.viewport(1440, 900);
}

export const withForcedColors = (): Promise<void> => commands.emulate({ forcedColors: "active" });

export const withMotion = (): Promise<void> => commands.emulate({ reducedMotion: "no-preference" });

/** Emulates the device's colour scheme. */
export const withDeviceIn = (colorScheme: "light" | "dark"): Promise<void> =>
  commands.emulate({ colorScheme });

/** The viewport that remains of a window of 1440 by 900 at a zoom of 200 %. */
export const zoomedTwice = (): Promise<void> => page.viewport(720, 450);

/** The viewport that remains of 1280 by 1024 at 400 %: 320 pixels, the narrowest that WCAG requires. */
export const zoomedFourTimes = (): Promise<void> => page.viewport(320, 256);
