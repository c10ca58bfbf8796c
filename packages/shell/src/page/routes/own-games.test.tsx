import { OwnGames } from "@naluma/lobby";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

test("space for a member's games is reserved from the first frame on, so that nothing below it moves", () => {
  const row = <OwnGames memberId={7} onPlay={() => undefined} />;
  expect(renderToStaticMarkup(row)).toBe('<div class="card game-card"></div>');
});
