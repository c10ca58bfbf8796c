import { setProjectAnnotations } from "@storybook/react-vite";
import preview from "./preview.tsx";

/** Browser tests render stories with the same decorators as Storybook does. */
setProjectAnnotations(preview);
