import * as Radix from "radix-ui/popover";
import { useMemo, type ReactNode } from "react";
import { Contained } from "./contained.tsx";
import type { Band } from "./layers.ts";
import { useBack } from "./use-back.ts";
import { useFocusReturn, useLayer } from "./use-overlay.ts";

export interface PopoverProps {
  open: boolean;
  onClose: () => void;
  /**
   * The element it is attached to and that gets the focus back. A plain element, so that radix loads only on opening.
   */
  anchor: HTMLElement | null;
  /** Its accessible name. */
  label: string;
  /** Which edges are aligned; the right ones by default. */
  align?: "start" | "end" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Attached below a button of the header. Load it with its content, not with the first page. */
export function Popover({ anchor, ...props }: PopoverProps) {
  return anchor && <Hanging {...props} anchor={anchor} />;
}

type HangingProps = Omit<PopoverProps, "anchor"> & { anchor: HTMLElement };

function Hanging({ open, onClose, anchor, label, align, className, children }: HangingProps) {
  const layer = useLayer(bandAround(anchor));
  const { remember, giveBack } = useFocusReturn();
  useBack(open, onClose);
  const reference = useMemo(() => ({ current: anchor }), [anchor]);

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={reference} />
      <Radix.Portal>
        <Radix.Content
          ref={layer}
          className={className ? `popover ${className}` : "popover"}
          aria-label={label}
          align={align ?? "end"}
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={() => remember(anchor)}
          onCloseAutoFocus={giveBack}
          onInteractOutside={(event) => {
            // The button closes it itself, and a toast above it is not "outside".
            const { target } = event.detail.originalEvent;
            if (!(target instanceof Element)) return;
            if (anchor.contains(target) || target.closest(".toasts")) event.preventDefault();
          }}
        >
          <Contained onBroken={onClose}>{children}</Contained>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The band for a layer attached to an element: above the surrounding dialog, if there is one. */
export function bandAround(element: Element | null): Band {
  const around = element?.closest(".dialog-layer");
  if (!around) return "popover";
  return around.classList.contains("confirm-layer") ? "confirm" : "modal";
}
