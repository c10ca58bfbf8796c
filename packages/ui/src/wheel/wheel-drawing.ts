/** Half the width of a prize's piece, in the drawing's units; the drawing is 424 wide, its middle at 0. */
const radius = 176;

/** Pearl and lacquer pieces in turn; artwork, the same in both themes. */
const pearl = ["#F3E9DC", "#BFE9DC", "#A9C9EE", "#CDB9EA", "#F3C3B4"] as const;
const lacquer = ["#3A2533", "#2C1D29", "#42283A"] as const;

const point = (turn: number, distance: number): string => {
  const angle = ((turn - 90) * Math.PI) / 180;
  return `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
};

export interface Piece {
  /** The piece's outline. */
  path: string;
  fill: string;
  ink: string;
  /** Degrees clockwise from the top to its middle. */
  turn: number;
}

/** The pieces of a wheel with that many prizes; the first stands at the top. */
export const pieces = (count: number): readonly Piece[] =>
  Array.from({ length: count }, (_, index) => {
    const wide = 360 / count;
    const turn = index * wide;
    const dark = index % 2 === 1;
    const tone = index >> 1;
    const from = point(turn - wide / 2, radius);
    const to = point(turn + wide / 2, radius);
    return {
      path: `M0 0L${from}A${radius} ${radius} 0 0 1 ${to}Z`,
      fill: dark ? (lacquer[tone % 3] ?? lacquer[0]) : (pearl[tone % 5] ?? pearl[0]),
      ink: dark ? "#F5EEE6" : "#20151C",
      turn,
    };
  });

/** Dots on the rim: a path of strokes without length, which round caps make into dots. */
export const rimDots = (count: number, from: number): string =>
  Array.from({ length: count }, (_, dot) => `M${point(from + (360 * dot) / count, 192)}h0`).join(
    "",
  );
