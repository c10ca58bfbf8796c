/** Half the width of the wheel's pieces, as in `packages/ui/src/wheel/wheel.tsx`. */
const radius = 176;

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A point of a piece whose centre line points to the top. */
function point(degrees: number, distance: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(distance * Math.sin(angle))} ${round(-distance * Math.cos(angle))}`;
}

const arc = (half: number, distance: number): string =>
  `M${point(-half, distance)}A${distance} ${distance} 0 0 1 ${point(half, distance)}`;

/** Growth lines of a shell, close to the hub, where they do not touch the names. */
const shellLines = (half: number): string =>
  [
    [74, "#fff", ".8"],
    [81, "#8fd3bf", ".75"],
    [88, "#fff", ".6"],
    [94, "#b79fe0", ".6"],
    [99, "#fff", ".45"],
  ]
    .map(
      ([distance, tone, opacity]) =>
        `<path d="${arc(half * (1 - (Number(distance) - 70) / 60), Number(distance))}" stroke="${tone}" opacity="${opacity}"/>`,
    )
    .join("");

/** A gilded fan, close to the hub. */
const fan = (half: number): string => {
  const ribs = [-1, -0.5, 0, 0.5, 1].map(
    (share) => `M${point(half * share * 0.5, 66)}L${point(half * share * 0.7, 92)}`,
  );
  return `<path d="${ribs.join("")}${arc(half * 0.7, 92)}" stroke="#ebc27c" opacity=".7"/>`;
};

/**
 * The overlay for the flat pieces of a wheel with this many prizes: mother-of-pearl on the light ones, gilding on the
 * dark ones. Nothing is drawn where the names are.
 */
export function wheelPicture(count: number): string {
  const wide = 360 / count;
  const half = Math.min(wide / 2, 60) * 0.86;
  const edge = `<path d="${arc((wide / 2) * 0.94, 170)}" stroke="#ebc27c" opacity=".65"/>`;
  // On narrow pieces the names run from the rim to the hub.
  const hasRoom = count < 11;
  const pieces = Array.from(
    { length: count },
    (_, index) =>
      `<use href="#${index % 2 === 0 ? "p" : "l"}" transform="rotate(${round(index * wide)})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-176 -176 352 352" fill="none" stroke-width="1.6" stroke-linecap="round">
<defs><radialGradient id="s" gradientUnits="userSpaceOnUse" cx="-50" cy="-70" r="230"><stop offset=".2" stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1f0f1c" stop-opacity=".26"/></radialGradient>
<g id="p">${hasRoom ? shellLines(half) : ""}${edge}</g>
<g id="l">${hasRoom ? fan(half) : ""}${edge}</g></defs>
<circle r="${radius}" fill="url(#s)"/>
${pieces.join("\n")}
</svg>
`;
}
