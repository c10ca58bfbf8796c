export { askPrompt, type Prompt } from "./prompts.ts";
