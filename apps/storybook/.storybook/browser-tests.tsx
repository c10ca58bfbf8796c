import { composeStory, setProjectAnnotations } from "@storybook/react-vite";
import { afterAll, afterEach } from "vitest";
import { noTextIsLost } from "./lost-texts.ts";
import preview from "./preview.tsx";

/** Browser tests render stories with the same decorators as Storybook does. */
setProjectAnnotations(preview);

const Nothing = composeStory({ render: () => <></> }, { title: "Nothing" });

// A story stays until another one is run, and the files share a page: a dialog would lie over the next file's.
afterAll(() => Nothing.run());

afterEach(noTextIsLost);
