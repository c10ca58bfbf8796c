import { expect, test } from "vitest";
import { modalSurface } from "./modal.ts";

test("only origins that the site lists are framed in the dialog, never our own", () => {
  const surface = modalSurface({
    origin: "https://lobby.example",
    settings: { frameOrigins: ["https://framed.example", "https://lobby.example"] },
  });
  expect(surface.open()).toBe(true);
  expect(surface.show(new URL("https://framed.example/run"), "launch-one")).toBe("shown");
  expect(surface.show(new URL("https://unknown.example/run"), "launch-one")).toBe("refused");
  expect(surface.show(new URL("https://lobby.example/run"), "launch-one")).toBe("refused");
});
