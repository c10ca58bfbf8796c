// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { TextField } from "./field/index.ts";
import { FormFoot } from "./form/form-foot.tsx";
import { Money } from "./money.tsx";
import { Table } from "./table.tsx";
import { Tile } from "./tile.tsx";

afterEach(cleanup);

/** Imitates a browser's translation: each text is wrapped in two elements, and the node that React knows is gone. */
function translate(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test("a button in a translated page becomes busy, changes its text, and rests", () => {
  const { container, rerender } = render(<Button>Save</Button>);
  translate(container);
  rerender(<Button busy>Save</Button>);
  expect(container.querySelector(".spinner")).not.toBeNull();
  expect(container.textContent).toBe("Save");
  translate(container);
  rerender(<Button>Saved</Button>);
  expect(container.querySelector(".spinner")).toBeNull();
  expect(container.textContent).toBe("Saved");
});

test("a field in a translated page shows its hint, its error, and its hint again", () => {
  const field = (error?: string) => (
    <TextField label="Username" hint="6 to 12 letters" error={error} optional="optional" />
  );
  const { container, rerender } = render(field());
  for (const [error, says] of [
    ["Too short.", "Too short."],
    ["Taken.", "Taken."],
    [undefined, "6 to 12 letters"],
  ] as const) {
    translate(container);
    rerender(field(error));
    expect(container.querySelector(".message")?.textContent).toBe(says);
  }
});

test("the foot of a form in a translated page keeps counting", () => {
  const foot = (count: number) => (
    <FormFoot count={count} words={(wrong) => `${wrong} to correct`}>
      <Button>Save</Button>
    </FormFoot>
  );
  const { container, rerender } = render(foot(0));
  for (const count of [2, 1, 0]) {
    translate(container);
    rerender(foot(count));
    expect(container.querySelector("output")?.textContent).toBe(
      count > 0 ? `${count} to correct` : "",
    );
  }
});

test("a browser that translates leaves amounts, figures, and the names of games and providers", () => {
  const { container } = render(
    <>
      <Money text="K2,100.00" />
      <Badge count={3} />
      <Table
        label="Records"
        columns={[
          { key: "when", name: "When", cell: () => "Today" },
          { key: "sum", name: "Amount", cell: () => "12.50", isNumber: true },
        ]}
        rows={[{}]}
        keyOf={() => "one"}
      />
      <Tile
        eager
        art=""
        name="Jade Lion"
        provider="Harbourline"
        tag={{ kind: "hot", text: "Hot" }}
        play={{ text: "Play", label: "Play Jade Lion", onPlay: () => undefined }}
      />
    </>,
  );
  const left = [...container.querySelectorAll("[translate=no]")].map((each) => each.textContent);
  expect(left).toEqual(["K2,100.00", "3", "12.50", "Jade Lion", "Harbourline"]);
});
