export { askPrompt, type Prompt } from "./prompts.tsx";
