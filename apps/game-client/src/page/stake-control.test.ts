// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { createStakeControl } from "./stake-control.ts";

vi.hoisted(() => {
  document.body.innerHTML = `<button id="stake-less"></button><output id="stake"></output>
    <span id="stake-steps"></span><button id="stake-more"></button>
    <script type="application/json" id="game-data">{"locale":"en_US"}</script>`;
});

const press = (id: string) => document.getElementById(id)?.click();

test("a stake that is no longer offered is replaced by the smallest, and none lies beyond the ends", () => {
  const control = createStakeControl(() => undefined);
  expect(control.current()).toBeUndefined();
  control.offer(["1.00", "2.00", "5.00"], "2.00");
  expect(control.current()).toBe("2.00");
  control.offer(["1.00", "5.00"], "2.00");
  expect(control.current()).toBe("1.00");
  press("stake-less");
  expect(control.current()).toBe("1.00");
  press("stake-more");
  press("stake-more");
  expect(control.current()).toBe("5.00");
});
