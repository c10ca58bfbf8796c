import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { errorTitle, pageError } from "./page-error.ts";

describe("an error of a page", () => {
  it("has message, status, data, and whether it is fatal and expected [SHELL-30]", () => {
    const error = pageError(new ErrorResponse(404, "", "Page not found: /x"));
    expect(error).toEqual({
      message: "Page not found: /x",
      statusCode: 404,
      statusMessage: "Page Not Found",
      data: "Page not found: /x",
      fatal: true,
      unhandled: false,
    });
    expect(errorTitle(error)).toBe("404 - Page Not Found");
  });

  it("has no message of its own if something other than text was thrown", () => {
    expect(pageError(new ErrorResponse(400, "", { field: "id" }))).toMatchObject({
      message: "",
      data: { field: "id" },
    });
  });

  it("reveals nothing internal if it was not expected", () => {
    const error = pageError(new TypeError("secret of undefined"));
    expect(error).toMatchObject({ message: "", statusCode: 500, unhandled: true });
    expect(errorTitle(error)).toBe("500 - Internal Server Error");
  });
});
