import { OwnGames } from "@naluma/lobby";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

test("the place of a member's games is kept from the first drawing on: nothing below it moves", () => {
  const row = <OwnGames memberId={7} onPlay={() => undefined} />;
  expect(renderToStaticMarkup(row)).toBe('<div class="card game-card"></div>');
});
