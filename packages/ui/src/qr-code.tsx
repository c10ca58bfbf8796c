import { encode } from "uqr";

/** The width of the quiet zone in modules, without which a code cannot be read (ISO/IEC 18004). */
const quiet = 4;

/** A code to scan: dark on light in every theme, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: quiet });
  const dark = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark} />
    </svg>
  );
}
