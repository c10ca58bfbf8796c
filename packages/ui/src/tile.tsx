import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { FlameIcon, PlayIcon, WrenchIcon } from "./icon.ts";
import { useNearViewport } from "./use-near-viewport.ts";

export interface TileProps {
  name: string;
  provider: string;
  /** The URL of the artwork, 3:4; '' if there is none. */
  art: string;
  /** At most one; hot takes precedence over new. */
  tag?: { kind: "hot" | "new"; text: string } | undefined;
  /** `text` is the visible text of the button; `label` its accessible name: "Play Jade Koi River". */
  play: { text: string; label: string; onPlay: () => void };
  demo?: { text: string; label: string; onDemo: () => void } | undefined;
  /** Called on hover, keyboard focus or a long press; a tap starts the game instead. */
  onReach?: (() => void) | undefined;
  /** Rendered in the upper right corner, above the button that covers the artwork. */
  favourite?: ReactNode;
  /** Under maintenance, the button explains that; while the game starts, it ignores further presses. */
  state?: "open" | "maintenance" | "starting" | undefined;
  /** Whether its buttons are Tab stops; in a grid with arrow keys, only one tile's are. */
  reached?: boolean | undefined;
  /** Loads the picture immediately, for the first rows; the others load when they are near the viewport. */
  eager?: boolean | undefined;
}

const lookOf = { open: "tile", maintenance: "tile tile-closed", starting: "tile tile-starting" };

function Tag({ kind, text }: NonNullable<TileProps["tag"]>) {
  return (
    <span className={`tag tag-${kind}`}>
      {kind === "hot" && <FlameIcon size="s" />}
      <span>{text}</span>
    </span>
  );
}

/** A long press on the artwork shows the buttons, as hovering with a mouse does. */
const showButtons = (event: MouseEvent<HTMLButtonElement>): boolean => {
  const { nativeEvent } = event;
  if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== "touch") return false;
  event.preventDefault();
  event.currentTarget.focus();
  return true;
};

/** How long a pointer must rest on a tile to count, in ms: scrolling moves many tiles under it. */
const rest = 80;

/** Calls back when a pointer rests on the element. */
function usePointerRest(onRest: (() => void) | undefined) {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter({ pointerType }: { pointerType: string }) {
      if (pointerType !== "mouse" || !onRest) return;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(onRest, rest);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
}

/** The size of a tile with a single-line name, so that nothing moves when it loads. */
export const TileSkeleton = () => <div className="tile-skeleton" aria-hidden="true" />;

/** A game. Plain elements only, because the first page has hundreds of these. */
export function Tile(props: TileProps) {
  const { name, provider, art, tag, play, demo, favourite, state = "open", eager, onReach } = props;
  const tabIndex = props.reached === false ? -1 : undefined;
  const { near, ref } = useNearViewport(eager === true);
  const starting = state === "starting";
  const pointer = usePointerRest(onReach);
  return (
    <article className={lookOf[state]}>
      <div className="tile-art" ref={ref}>
        {/* A missing or broken picture renders nothing, so that the icon behind it is visible. */}
        {art && near && <img src={art} alt="" width="240" height="320" decoding="async" />}
        {tag && <Tag {...tag} />}
        {state === "maintenance" && (
          <span className="tile-wrench" aria-hidden="true">
            <WrenchIcon />
          </span>
        )}
        <div className="tile-cover" data-theme="dark">
          <button
            type="button"
            className="button button-primary button-small"
            tabIndex={tabIndex}
            aria-label={play.label}
            aria-disabled={starting || undefined}
            aria-busy={starting || undefined}
            onClick={starting ? undefined : play.onPlay}
            {...pointer}
            onFocus={({ target }) => target.matches(":focus-visible") && onReach?.()}
            onContextMenu={(event) => showButtons(event) && onReach?.()}
          >
            {state === "open" && <PlayIcon size="s" />}
            <span>{play.text}</span>
          </button>
          {demo && state === "open" && (
            <button
              type="button"
              className="button button-line button-small"
              tabIndex={tabIndex}
              aria-label={demo.label}
              onClick={demo.onDemo}
            >
              {demo.text}
            </button>
          )}
        </div>
        {favourite}
      </div>
      <p className="tile-name" translate="no">
        {name}
      </p>
      <p className="tile-provider clip" translate="no">
        {provider}
      </p>
    </article>
  );
}
