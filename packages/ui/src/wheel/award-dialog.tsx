import { Button } from "../button.tsx";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import { BrandMark } from "../logo.tsx";

/** How strongly a prize is emphasised: `none` if nothing was won. */
export type AwardSize = "none" | "small" | "large";

/** The number of shell pieces around the mark. */
const shells: Readonly<Record<AwardSize, number>> = { none: 0, small: 9, large: 26 };

const tones = ["#F3E9DC", "#BFE9DC", "#A9C9EE", "#CDB9EA", "#F3C3B4", "#EBC27C"] as const;

export interface AwardDialogProps extends Pick<
  DialogProps,
  "open" | "onClose" | "as" | "band" | "unasked"
> {
  /** The prize, which is announced to screen readers. */
  title: string;
  /** Where the prize was credited. */
  text: string;
  size: AwardSize;
  closeLabel: string;
}

/** Shows the result of a draw. */
export function AwardDialog(props: AwardDialogProps) {
  const { open, onClose, as, band, unasked, title, text, size, closeLabel } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      as={as}
      band={band}
      unasked={unasked}
      title={title}
      role="alertdialog"
      width="narrow"
      className={`award award-${size}`}
    >
      <span className="award-picture" aria-hidden="true">
        <svg viewBox="-120 -80 240 160">
          {Array.from({ length: shells[size] }, (_, index) => (
            <Shell key={index} index={index} of={shells[size]} />
          ))}
          <circle r="46" fill="#171116" />
          <circle r="43" fill={size === "none" ? "#86757F" : "#EBC27C"} />
          <circle r="39" fill="#1F171D" />
        </svg>
        <BrandMark />
      </span>
      <p>{text}</p>
      <Button look="primary" size="l" block onClick={onClose}>
        {closeLabel}
      </Button>
    </Dialog>
  );
}

/** Arranged in rings around the mark, with no two neighbours alike. */
function Shell({ index, of }: { index: number; of: number }) {
  const ring = index % 3;
  const turn = (index * 360) / of + ring * 4;
  return (
    <g
      transform={`rotate(${turn.toFixed(1)}) translate(0 ${-58 - ring * 8}) rotate(${index * 77})`}
    >
      <path
        className="award-shell"
        d="M-5 3A6 6 0 0 1 5 3L0 6Z"
        fill={tones[index % tones.length]}
      />
    </g>
  );
}
