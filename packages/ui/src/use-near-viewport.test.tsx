// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useNearViewport } from "./use-near-viewport.ts";

type OnIntersect = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/** A fake screen; the margin determines how far each observer sees. */
class Screen {
  static readonly all: Screen[] = [];
  readonly seen = new Set<Element>();
  readonly margin: string;
  readonly #onIntersect: OnIntersect;
  constructor(onIntersect: OnIntersect, { rootMargin }: { rootMargin: string }) {
    this.#onIntersect = onIntersect;
    this.margin = rootMargin;
    Screen.all.push(this);
  }
  observe = (element: Element) => void this.seen.add(element);
  unobserve = (element: Element) => void this.seen.delete(element);
  disconnect = () => this.seen.clear();
  comesNear(target: Element) {
    this.#onIntersect([{ isIntersecting: true, target }]);
  }
}

beforeEach(() => void vi.stubGlobal("IntersectionObserver", Screen));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Picture({ name, atOnce = false }: { name: string; atOnce?: boolean }) {
  const { near, ref } = useNearViewport(atOnce);
  return <p ref={ref}>{`${name} ${near ? "near" : "far"}`}</p>;
}

test("a page that has not been scrolled only knows what is visible; one that is scrolled looks ahead", () => {
  render(
    <>
      <Picture name="first" atOnce />
      <Picture name="second" />
      <Picture name="third" />
    </>,
  );
  const shown = () => screen.getAllByText(/near|far/).map((each) => each.textContent);
  expect(shown()).toEqual(["first near", "second far", "third far"]);
  const [glance] = Screen.all;
  expect(glance?.margin).toBe("0px 0px");
  expect(glance?.seen.size).toBe(2);

  act(() => glance?.comesNear(screen.getByText("second far")));
  expect(shown()).toEqual(["first near", "second near", "third far"]);
  expect(glance?.seen.size).toBe(1);

  window.dispatchEvent(new Event("scroll"));
  const [, ahead] = Screen.all;
  expect(ahead?.margin).toBe("600px 0px");
  expect([...(ahead?.seen ?? [])]).toEqual([screen.getByText("third far")]);
  act(() => ahead?.comesNear(screen.getByText("third far")));
  expect(shown()).toEqual(["first near", "second near", "third near"]);
});
