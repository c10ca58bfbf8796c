// @vitest-environment jsdom
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { handleError, reportError, watchErrors } from "./report-error.ts";

const sendBeacon = vi.fn<(address: string, report: string) => boolean>(() => true);

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
});

test("neither a page that does not exist nor a failed script of another origin is an error of the browser", () => {
  reportError(new ErrorResponse(404, "", "Page not found: /x"));
  watchErrors(window);
  window.dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  expect(sendBeacon).not.toHaveBeenCalled();
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("broken") }));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test("the server logs the error of a page, but not that of a visitor who has already left", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const leaving = new AbortController();
  const request = new Request("http://localhost/faq?tk=secret", { signal: leaving.signal });
  handleError(new Error("broken"), { request });
  leaving.abort();
  handleError(new Error("broken"), { request });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls.join()).not.toContain("secret");
  log.mockRestore();
});

test("a page reports ten errors at most, as one broken render may throw in a loop", () => {
  // One of the ten has been sent above.
  for (let turn = 0; turn < 12; turn += 1) reportError(new Error(`broken ${turn}`));
  expect(sendBeacon).toHaveBeenCalledTimes(9);
  expect(sendBeacon.mock.lastCall?.[1]).toContain("broken 8");
});
