import { composeStory, setProjectAnnotations } from "@storybook/react-vite";
import { afterAll, afterEach } from "vitest";
import { noTextIsLost } from "./lost-texts.ts";
import preview from "./preview.tsx";

/** Gives browser tests the same decorators that stories have in Storybook. */
setProjectAnnotations(preview);

const Nothing = composeStory({ render: () => <></> }, { title: "Nothing" });

// A story stays mounted until the next one runs, and files share a page: an open dialog would cover the next file's
// story.
afterAll(() => Nothing.run());

afterEach(noTextIsLost);
