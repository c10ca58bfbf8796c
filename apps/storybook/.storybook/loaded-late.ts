/**
 * Dependencies that stories load lazily. If Vite only discovered them then, it would re-bundle in the middle of a run
 * and put a second React into the page.
 */
export const loadedLate = [
  "@naluma/ui > radix-ui/dialog",
  "@naluma/ui > radix-ui/popover",
  "@naluma/ui > radix-ui/tabs",
  "@naluma/ui > jotai/vanilla",
  "@naluma/api-client > ky",
  "@naluma/api-client > valibot",
  "@naluma/i18n > date-fns-tz",
  "@naluma/i18n > @lingui/core",
  "@naluma/i18n > @lingui/react",
  "@naluma/lobby > @leeoniya/ufuzzy",
  "@naluma/lobby > @tanstack/react-virtual",
  "@naluma/lobby > valibot",
  "@naluma/shell > get-nonce",
  "@naluma/shell > @naluma/realtime > laravel-echo",
  "@naluma/shell > @naluma/realtime > pusher-js/worker",
  "@naluma/ui > react-dom",
  "@naluma/ui > uqr",
  "@tanstack/react-query",
  "jotai",
  "react-router",
];
