// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Carousel, type Slide } from "./carousel.tsx";
import { slideDuration } from "./use-carousel.ts";

const slide = (id: number, name: string): Slide => ({
  id,
  name,
  isPictureOnly: false,
  line: "",
  picture: `/media/${id}.svg`,
  action: null,
});

const carousel = (
  <Carousel
    label="Banners"
    kind={{ carousel: "carousel", slide: "slide" }}
    slides={[slide(1, "Koi"), slide(2, "Orbit"), slide(3, "Cup")]}
    words={{ pause: "Pause", resume: "Resume", before: "Previous", after: "Next" }}
    positionLabel={(index, total) => `${index} of ${total}`}
  />
);

let lessMotion = false;
let hidden = false;
const fetched: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  // Runs the callback of an animation frame immediately.
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  lessMotion = false;
  hidden = false;
  fetched.length = 0;
  vi.stubGlobal("matchMedia", () => ({
    matches: lessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.stubGlobal(
    "Image",
    class {
      set src(address: string) {
        fetched.push(address);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole("tab", { selected: true }).textContent;
const region = () => screen.getByRole("region", { name: "Banners" });
const button = (name: string) => screen.getByRole("button", { name });
const slides = () => region().querySelector("[aria-live]");
const show = (state: boolean) => {
  hidden = state;
  fireEvent(document, new Event("visibilitychange"));
};

test("a slide stays for seven seconds, and the first follows the last", () => {
  render(carousel);
  wait(slideDuration - 1);
  expect(shown()).toBe("Koi");
  wait(1);
  expect(shown()).toBe("Orbit");
  wait(slideDuration);
  wait(slideDuration);
  expect(shown()).toBe("Koi");
});

test("only the slide on screen can be reached, and automatic changes are not announced", () => {
  render(carousel);
  expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
  expect(slides()?.getAttribute("aria-live")).toBe("off");
  expect(region().getAttribute("aria-roledescription")).toBe("carousel");
  expect(screen.getByRole("tabpanel").getAttribute("aria-roledescription")).toBe("slide");
  fireEvent.click(button("Pause"));
  expect(slides()?.getAttribute("aria-live")).toBe("polite");
});

test("the carousel waits under the pointer, and continues with the remaining time", () => {
  render(carousel);
  wait(5_000);
  fireEvent.pointerEnter(region());
  wait(60_000);
  expect(shown()).toBe("Koi");
  fireEvent.pointerLeave(region());
  wait(1_999);
  expect(shown()).toBe("Koi");
  wait(1);
  expect(shown()).toBe("Orbit");
  wait(slideDuration - 1);
  expect(shown()).toBe("Orbit");
});

test("the carousel waits while the focus is inside", () => {
  render(carousel);
  act(() => button("Next").focus());
  wait(60_000);
  expect(shown()).toBe("Koi");
  act(() => button("Next").blur());
  wait(slideDuration);
  expect(shown()).toBe("Orbit");
});

test("a hidden page changes no slide", () => {
  render(carousel);
  act(() => show(true));
  wait(60_000);
  expect(shown()).toBe("Koi");
  act(() => show(false));
  wait(slideDuration);
  expect(shown()).toBe("Orbit");
});

test("the pause button stops it for good, and the same button restarts it, even with the focus on it", () => {
  render(carousel);
  act(() => button("Pause").focus());
  fireEvent.click(button("Pause"));
  act(() => button("Resume").blur());
  wait(60_000);
  expect(shown()).toBe("Koi");
  act(() => button("Resume").focus());
  fireEvent.click(button("Resume"));
  wait(slideDuration);
  expect(shown()).toBe("Orbit");
});

test("with reduced motion the carousel stands still until somebody turns it", () => {
  lessMotion = true;
  render(carousel);
  wait(60_000);
  expect(shown()).toBe("Koi");
  fireEvent.click(button("Next"));
  expect(shown()).toBe("Orbit");
  expect(button("Resume")).toBeDefined();
});

test("a chosen slide stays for its whole time", () => {
  render(carousel);
  wait(6_000);
  fireEvent.click(screen.getByRole("tab", { name: "Cup" }));
  wait(slideDuration - 1);
  expect(shown()).toBe("Cup");
  wait(1);
  expect(shown()).toBe("Koi");
});

test("when the slide on screen is removed, the last of the others is shown", () => {
  const { rerender } = render(carousel);
  fireEvent.click(screen.getByRole("tab", { name: "Cup" }));
  const slides = [slide(1, "Koi"), slide(2, "Orbit")];
  rerender(cloneElement(carousel, { slides }));
  expect(shown()).toBe("Orbit");
});

test("arrows, Home and End move through the tabs and move the focus", () => {
  render(carousel);
  const press = (key: string) => {
    const tab = screen.getByRole("tab", { selected: true });
    fireEvent.keyDown(tab, { key });
    return [shown(), document.activeElement?.textContent];
  };
  expect(press("ArrowLeft")).toEqual(["Cup", "Cup"]);
  expect(press("ArrowRight")).toEqual(["Koi", "Koi"]);
  expect(press("End")).toEqual(["Cup", "Cup"]);
  expect(press("Home")).toEqual(["Koi", "Koi"]);
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test("a finger's swipe turns the carousel; dragging with a mouse does not", () => {
  render(carousel);
  const drag = (pointerType: string, to: number) => {
    const panel = screen.getByRole("tabpanel");
    fireEvent.pointerDown(panel, { clientX: 200, clientY: 50, pointerType });
    fireEvent.pointerUp(panel, { clientX: to, clientY: 60, pointerType });
    return shown();
  };
  expect(drag("touch", 100)).toBe("Orbit");
  expect(drag("touch", 300)).toBe("Koi");
  expect(drag("mouse", 100)).toBe("Koi");
});

test("the next picture is fetched shortly before it is shown, and no earlier", () => {
  render(carousel);
  wait(4_999);
  expect(fetched).toEqual([]);
  wait(1);
  expect(fetched).toEqual(["/media/2.svg"]);
});

test("the server renders the first slide and its button without a style, and nothing moves until hydration", async () => {
  const html = renderToString(carousel);
  expect(html).not.toMatch(/\sstyle=|data-moves/);
  const page = document.body.appendChild(document.createElement("div"));
  // The server-rendered HTML of the component under test.
  page.innerHTML = html;
  expect(page.querySelectorAll("[role=tabpanel]:not([hidden])")).toHaveLength(1);
  expect(page.querySelector("[aria-label=Pause]")).not.toBeNull();
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(page, carousel, { onRecoverableError: (fault) => faults.push(fault) }),
  );
  expect(faults).toEqual([]);
  wait(slideDuration);
  expect(shown()).toBe("Orbit");
  act(() => root.unmount());
  page.remove();
});
