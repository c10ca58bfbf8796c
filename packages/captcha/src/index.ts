export {
  fetching,
  stepCaptcha,
  type Captcha,
  type CaptchaEffect,
  type CaptchaEvent,
} from "./captcha.machine.ts";
export { createCaptcha } from "./captcha.runner.ts";
