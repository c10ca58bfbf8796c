import { expect, test } from "vitest";
import { boundedText } from "./read-body.ts";

/** A request from a sender who does not declare the length of its body. */
function chunked(...parts: readonly string[]): Request {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
      stream.close();
    },
  });
  const sent = { method: "POST", duplex: "half", body };
  return new Request("http://site.example", sent);
}

test("a body is read up to its limit, however it is sent", async () => {
  expect(await boundedText(chunked("12345", "67890"), 10)).toBe("1234567890");
  expect(await boundedText(chunked("12345", "67890", "1"), 10)).toBeUndefined();
  const whole = { method: "POST", body: "1234567890", headers: { "content-length": "10" } };
  const site = "http://site.example";
  expect(await boundedText(new Request(site, whole), 9)).toBeUndefined();
  expect(await boundedText(new Request(site, whole), 10)).toBe("1234567890");
});
