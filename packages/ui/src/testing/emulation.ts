import { commands, page } from "vitest/browser";

/** How a player may have set up the browser. */
interface Emulation {
  forcedColors?: "active" | "none";
  reducedMotion?: "reduce" | "no-preference";
  colorScheme?: "light" | "dark";
}

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Given by the configuration that runs these tests, apps/storybook. */
    emulate(emulation: Emulation): Promise<void>;
  }
}

/** The window that a story is made for, with nothing special wished. */
export async function resetEmulation(): Promise<void> {
  await commands.emulate({ forcedColors: "none", reducedMotion: "reduce", colorScheme: "light" });
  await page.viewport(1440, 900);
}

export const withForcedColors = (): Promise<void> => commands.emulate({ forcedColors: "active" });

export const withMotion = (): Promise<void> => commands.emulate({ reducedMotion: "no-preference" });

/** The device's own appearance. */
export const withDeviceIn = (colorScheme: "light" | "dark"): Promise<void> =>
  commands.emulate({ colorScheme });

/** What is left of a window of 1440 by 900 when the page is zoomed to 200 %. */
export const zoomedTwice = (): Promise<void> => page.viewport(720, 450);

/** What is left of a window of 1280 by 1024 at 400 %: 320 pixels, the narrowest that WCAG asks for. */
export const zoomedFourTimes = (): Promise<void> => page.viewport(320, 256);
