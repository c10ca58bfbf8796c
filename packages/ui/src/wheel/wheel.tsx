import { useLayoutEffect, useRef } from "react";
import { BrandMark } from "../logo.tsx";
import { wheelLabel } from "./wheel-label.ts";

export interface WheelProps {
  /** The names of the prizes, clockwise from the top. */
  names: readonly string[];
  /** The rotation of the disc in degrees; ten more turns are 3600 more. A larger angle makes it spin there. */
  angle: number;
  /** Drawn over the segments; without it, only the plain segments are visible. */
  picture?: string | undefined;
}

/** The pointer is fixed and the disc turns. Decorative, because the list beside it names the prizes. */
export function Wheel({ names, angle, picture }: WheelProps) {
  const disc = useDisc(angle);
  const count = names.length;
  const drawn = pieces(count);
  return (
    <span className="wheel" aria-hidden="true">
      <svg viewBox="-212 -212 424 424">
        <circle r="208" fill="#0F0A0E" />
        <circle r="204" fill="#8A6730" />
        <circle r="200" fill="#EBC27C" />
        <circle r="184" fill="#5B4120" />
        <g fill="none" strokeWidth="7" strokeLinecap="round">
          <path d={rimDots(count * 2, 180 / count)} stroke="#FFF3DC" />
          <path d={rimDots(count, 0)} stroke="#A33A22" />
        </g>
        <g className="wheel-disc" ref={disc}>
          {drawn.map(({ path, fill, turn }) => (
            <path key={turn} d={path} fill={fill} stroke="#171116" strokeWidth="2" />
          ))}
          {picture !== undefined && (
            <image href={picture} x="-176" y="-176" width="352" height="352" />
          )}
          {drawn.map((piece, index) => (
            <Name key={piece.turn} name={names[index] ?? ""} piece={piece} count={count} />
          ))}
          <circle r="62" fill="#171116" />
          <circle r="57" fill="#EBC27C" />
          <circle r="52" fill="#1F171D" />
        </g>
        <path d="M-20-212H20L0-166Z" fill="#0F0A0E" />
        <path d="M-15-209H15L0-174Z" fill="#FF8A63" />
      </svg>
      <BrandMark />
    </span>
  );
}

interface NameProps {
  name: string;
  piece: Piece;
  count: number;
}

function Name({ name, piece: { turn, ink }, count }: NameProps) {
  const { lines, size, isAlong } = wheelLabel(name, count);
  const text = { fill: ink, fontSize: size, fontWeight: 720 };
  if (isAlong)
    return (
      <text {...text} transform={`rotate(${turn - 90})`} x="166" y={size * 0.36} textAnchor="end">
        {lines[0]}
      </text>
    );
  return (
    <g transform={`rotate(${turn})`} textAnchor="middle">
      {lines.map((line, index) => (
        <text key={line} {...text} y={-140 + size * (index * 1.15 + (lines.length > 1 ? 0 : 0.4))}>
          {line}
        </text>
      ))}
    </g>
  );
}

/**
 * A ref for the wheel's disc, rotated by `angle` degrees; when the angle changes, it spins there as the theme defines.
 */
function useDisc(angle: number) {
  const disc = useRef<SVGGElement>(null);
  const stoodAt = useRef(angle);
  useLayoutEffect(() => {
    const drawn = disc.current;
    if (!drawn) return;
    // A wheel that returns to its start is a new one, and does not spin back.
    const isTurning = angle > stoodAt.current;
    stoodAt.current = angle;
    // Set through the DOM, because the content policy would block a style attribute from the server.
    drawn.style.transition = isTurning ? "" : "none";
    drawn.style.transform = `rotate(${angle}deg)`;
  }, [angle]);
  return disc;
}

/** The radius of a segment in the drawing's units; the drawing is 424 wide with its centre at 0. */
const radius = 176;

/** Alternating pearl and lacquer segments; this is artwork, the same in both themes. */
const pearl = ["#F3E9DC", "#BFE9DC", "#A9C9EE", "#CDB9EA", "#F3C3B4"] as const;
const lacquer = ["#3A2533", "#2C1D29", "#42283A"] as const;

const point = (turn: number, distance: number): string => {
  const angle = ((turn - 90) * Math.PI) / 180;
  return `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
};

interface Piece {
  /** The outline of the segment. */
  path: string;
  fill: string;
  ink: string;
  /** The angle of its middle, in degrees clockwise from the top. */
  turn: number;
}

/** The segments of a wheel with this number of prizes; the first is at the top. */
const pieces = (count: number): readonly Piece[] =>
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

/** Dots on the rim: a path of zero-length strokes, which round caps turn into dots. */
const rimDots = (count: number, from: number): string =>
  Array.from({ length: count }, (_, dot) => `M${point(from + (360 * dot) / count, 192)}h0`).join(
    "",
  );

/** One for each number of prizes from 2 to 24, generated by `tools/wheel-pictures`. */
const pictures = import.meta.glob<string>("./pictures/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The URL of the picture for this number of prizes; other sizes have none. */
export const wheelPicture = (count: number): string | undefined =>
  pictures[`./pictures/${count}.svg`];
