/** One call to the platform that no page makes: with this member's token, or a visitor's. */
export const callPlatform = (
  lobby: string,
  path: string,
  { token, body = {} }: { token?: string; body?: object } = {},
): Promise<Response> =>
  fetch(`${lobby}/api${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: token }),
    },
    body: JSON.stringify(body),
  });
