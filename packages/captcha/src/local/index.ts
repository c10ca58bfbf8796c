export { isLocalAnswer } from "./decoded.ts";
export { createLocalCaptcha } from "./local-captcha.runner.ts";
