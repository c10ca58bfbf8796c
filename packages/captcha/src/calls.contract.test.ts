import { holdCalls } from "@naluma/api-client/wire-calls";
import { fakeClock } from "@naluma/machine/clock.fake";
import { getCaptcha, getCaptchaWork } from "./captcha.api.ts";
import { createCaptcha } from "./captcha.runner.ts";
import { createLocalCaptcha, getLocalCaptcha } from "./local-captcha.ts";

const clock = fakeClock();
const ignore = () => undefined;
const fetchPicture = { do: "fetch-picture" } as const;

holdCalls(import.meta.dirname, [
  {
    title: "[AUTH-30] [AUTH-31] the login's picture is asked for with type 1 and the site",
    send: (api) => createCaptcha({ api, clock, siteId: 9, type: "login" })(fetchPicture, ignore),
    sends: [[getCaptcha, { type: 1, site_id: 9 }]],
  },
  {
    title: "[AUTH-30] [AUTH-32] the registration's picture is asked for with type 2 and the site",
    send: (api) => createCaptcha({ api, clock, siteId: 1, type: "register" })(fetchPicture, ignore),
    sends: [[getCaptcha, { type: 2, site_id: 1 }]],
  },
  {
    title: "[AUTH-35] a picture that the device judges is asked for with GET and no body",
    send: (api) => createLocalCaptcha({ api, clock })(fetchPicture, ignore),
    sends: [[getLocalCaptcha, undefined]],
  },
  {
    title: "the work that is done instead of reading a picture is asked for with the site",
    send: (api) => api.send(getCaptchaWork, { site_id: 1 }),
    sends: [[getCaptchaWork, { site_id: 1 }]],
  },
]);
