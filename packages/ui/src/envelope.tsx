import { useId } from "react";
import { BrandMark } from "./logo.tsx";

const ornament = (
  <g fill="none" strokeLinecap="round">
    {[1, -1].map((side) => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path
          d="M40 118C60 118 82 100 82 74M56 118C70 112 82 98 82 90"
          stroke="#EBC27C"
          strokeWidth="3"
        />
      </g>
    ))}
    <path d="M-82 60V118H82V60" stroke="#E0A952" strokeWidth="2.5" />
  </g>
);

const seal = (
  <>
    <circle r="40" fill="#8A6730" />
    <circle r="37" fill="#EBC27C" />
    <circle r="30" fill="#C8902F" />
  </>
);

export const star = "M0-9L2-2L9 0L2 2L0 9L-2 2L-9 0L-2-2Z";

/** A picture of a red envelope, either closed or with its letter out. */
export function Envelope({ open }: { open: boolean }) {
  return (
    <span className={open ? "envelope envelope-open" : "envelope"} aria-hidden="true">
      <svg viewBox={open ? "-120 -240 240 390" : "-120 -150 240 300"}>
        <path
          d="M-100-120A14 14 0 0 1-86-134H86A14 14 0 0 1 100-120V122A14 14 0 0 1 86 136H-86A14 14 0 0 1-100 122Z"
          fill="#A5231F"
        />
        {open && (
          <>
            <path d="M-100-118L0-230L100-118Z" fill="#8B1B19" />
            <path d="M-80-190A8 8 0 0 1-72-198H72A8 8 0 0 1 80-190V0H-80Z" fill="#FFF6E6" />
            <path d="M-70-182H70V-20H-70Z" fill="#F8E7C8" />
          </>
        )}
        <path
          d="M-100-60Q0 30 100-60V122A14 14 0 0 1 86 136H-86A14 14 0 0 1-100 122Z"
          fill="#CF3A2E"
        />
        <path d="M0-14Q52-16 100-60V122A14 14 0 0 1 86 136H0Z" fill="#BC2F26" />
        {ornament}
        {open ? (
          <g transform="translate(0 70)scale(.7)">{seal}</g>
        ) : (
          <>
            <path
              d="M-100-120A14 14 0 0 1-86-134H86A14 14 0 0 1 100-120V-66Q0 30-100-66Z"
              fill="#DE4A38"
            />
            <path d="M-99-66Q0 30 99-66" fill="none" stroke="#EBC27C" strokeWidth="3.5" />
            <path d={star} transform="translate(-56 -100)" fill="#F8D79B" />
            <path d={star} transform="translate(56 -100)" fill="#F8D79B" />
            <g transform="translate(0 -18)">{seal}</g>
          </>
        )}
      </svg>
      <BrandMark />
    </span>
  );
}

export function EnvelopeGround() {
  const id = useId();
  const waves = [
    [36, 18],
    [0, 36],
    [72, 36],
  ] as const;
  return (
    <svg className="envelope-ground" aria-hidden="true">
      <defs>
        <pattern id={id} width="72" height="36" patternUnits="userSpaceOnUse">
          <g fill="#5A1719" stroke="#7E2422" strokeWidth="2.5">
            {waves.map(([x, y]) =>
              [33, 24, 14].map((r) => <circle key={`${x} ${r}`} cx={x} cy={y} r={r} />),
            )}
          </g>
        </pattern>
      </defs>
      <path d="M0 0H4000V4000H0Z" fill={`url(#${id})`} />
    </svg>
  );
}
