import { BrandMark } from "../logo/index.ts";
import { useSpin } from "./use-spin.ts";
import { pieces, rimDots } from "./wheel-drawing.ts";

export interface Prize {
  /** "$88" */
  label: string;
  /** "credit" */
  sub?: string | undefined;
}

export interface WheelProps {
  prizes: readonly Prize[];
  /** Where the disc stands, in degrees; ten more turns are 3600 more. A new angle makes it turn. */
  angle: number;
  onStopped?: (() => void) | undefined;
}

/**
 * The pointer stands still, the disc turns. It is decorative: the text beside it names the prize.
 */
export function Wheel({ prizes, angle, onStopped }: WheelProps) {
  const disc = useSpin(angle, onStopped);
  const drawn = pieces(prizes.length);
  return (
    <span className="wheel" aria-hidden="true">
      <svg viewBox="-212 -212 424 424">
        <circle r="208" fill="#0F0A0E" />
        <circle r="204" fill="#8A6730" />
        <circle r="200" fill="#EBC27C" />
        <circle r="184" fill="#5B4120" />
        <g fill="none" strokeWidth="7" strokeLinecap="round">
          <path d={rimDots(prizes.length * 2, 180 / prizes.length)} stroke="#FFF3DC" />
          <path d={rimDots(prizes.length, 0)} stroke="#A33A22" />
        </g>
        <g className="disc" ref={disc} textAnchor="middle">
          {drawn.map(({ path, fill, ink, turn }, index) => {
            const { label = "", sub } = prizes[index] ?? {};
            return (
              <g key={turn} fill={ink}>
                <path d={path} fill={fill} stroke="#171116" strokeWidth="2" />
                <g transform={`rotate(${turn})`}>
                  <text y="-136" fontSize={label.length > 6 ? 15 : 19} fontWeight="760">
                    {label}
                  </text>
                  {sub !== undefined && (
                    <text y="-118" fontSize="11.5" fontWeight="560">
                      {sub}
                    </text>
                  )}
                </g>
              </g>
            );
          })}
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
