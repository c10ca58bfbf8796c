import { setProjectAnnotations } from "@storybook/react-vite";
import preview from "./preview.tsx";

/** Stories in the tests beside them stand in the same surroundings as everywhere. */
setProjectAnnotations(preview);
