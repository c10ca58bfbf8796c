import type { IncomingMessage, Server, ServerResponse } from "node:http";

const always = { "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" };
/** For what is no document: opened as one, it may do nothing and stand in no frame. */
const nothingAllowed = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };

const prepare = ({ url = "" }: IncomingMessage, outgoing: ServerResponse): void => {
  // Scripts of games import each other; a policy of their own could only be in their way.
  const headers = url.startsWith("/assets/") ? always : { ...always, ...nothingAllowed };
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
};

/** What stands on every answer, whoever gives it; a page replaces the policy with its own. */
export const addAnswerHeaders = (server: Server): void => {
  server.prependListener("request", prepare);
};
