import { BrandMark } from "../logo.tsx";
import { useDisc } from "./use-disc.ts";
import { pieces, rimDots, type Piece } from "./wheel-drawing.ts";
import { wheelLabel } from "./wheel-label.ts";

export interface WheelProps {
  /** The prizes' names, clockwise, the first at the top. */
  names: readonly string[];
  /** Where the disc stands, in degrees; ten more turns are 3600 more. A new angle makes it turn there. */
  angle: number;
  /** Lies over the pieces; without it they are as they are drawn here. */
  picture?: string | undefined;
}

/**
 * The pointer stands still, the disc turns. It is decorative: the list beside it names the prizes.
 */
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
        <g className="disc" ref={disc}>
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
