/** The gateway's own refusals, in the form of every answer under /api (docs/wire/wire.md, Envelopes). */
const messages = {
  404: "This feature isn’t available.",
  405: "This request is not possible here.",
  413: "The request is too large.",
  502: "The service is unavailable right now.",
  504: "The service did not answer in time.",
} as const;

export type GatewayStatus = keyof typeof messages;

export const envelope = (status: GatewayStatus): string =>
  JSON.stringify({ code: String(status), message: messages[status], data: null });
