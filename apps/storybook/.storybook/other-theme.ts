import { afterEach as checkWithAxe } from "@storybook/addon-a11y/preview";
import type { StoryContext } from "@storybook/react-vite";

/** Set in test runs only: while somebody is viewing Storybook, the theme must not flicker. */
const isTestRun = import.meta.env["STORY_RULES"] === "all";

/**
 * In the other theme a story has the same elements in other colours, so it need not be rendered and played again: axe
 * only checks its contrast.
 */
export async function contrastOfOtherTheme(context: StoryContext): Promise<void> {
  if (!isTestRun) return;
  const { dataset } = document.documentElement;
  const shown = dataset["theme"];
  const other = shown === "light" ? "dark" : "light";
  const a11y = context.parameters["a11y"];
  const options = { ...a11y?.options, runOnly: ["color-contrast"] };

  dataset["theme"] = other;
  try {
    await checkWithAxe({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options } },
    });
  } catch (fault) {
    if (fault instanceof Error) fault.message = `In the ${other} theme: ${fault.message}`;
    throw fault;
  } finally {
    dataset["theme"] = shown;
  }
}
