export {
  refuseAttempt,
  stepCaptchaForm,
  type CaptchaForm,
  type CaptchaFormEffect,
  type CaptchaFormEvent,
} from "./captcha-form.machine.ts";
export { performCaptchaForm } from "./captcha-form.runner.ts";
export { fetching, type Captcha } from "./captcha.machine.ts";
export { createCaptcha } from "./captcha.runner.ts";
