import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { FlameIcon, PlayIcon, WrenchIcon } from "./icon.ts";
import { useNearViewport } from "./use-near-viewport.ts";

export interface TileProps {
  /** The game's name, as the player reads it. */
  name: string;
  /** The provider's name. */
  provider: string;
  /** Address of the artwork, 3:4; '' when there is none. */
  art: string;
  /** One at most, hot before new. */
  tag?: { kind: "hot" | "new"; text: string } | undefined;
  /** `text` stands on the button; `label` is its full name: "Play Jade Koi River". */
  play: { text: string; label: string; onPlay: () => void };
  demo?: { text: string; label: string; onDemo: () => void } | undefined;
  /** Somebody points at it, has come to it by keyboard, or holds a finger on it; a tap just plays. */
  onReach?: (() => void) | undefined;
  /** Stands in the upper right corner, above the button that covers the artwork. */
  favourite?: ReactNode;
  /** Under maintenance the button explains; while starting it cannot be pressed again. */
  state?: "open" | "maintenance" | "starting" | undefined;
  /** Whether the tab key reaches its buttons; in a grid that arrows lead through it reaches one tile. */
  reached?: boolean | undefined;
  /** Pictures of the first rows load at once; the others when they come near. */
  eager?: boolean | undefined;
}

const lookOf = { open: "tile", maintenance: "tile tile-off", starting: "tile tile-starting" };

function Tag({ kind, text }: NonNullable<TileProps["tag"]>) {
  return (
    <span className={`tag tag-${kind}`}>
      {kind === "hot" && <FlameIcon size="s" />}
      <span>{text}</span>
    </span>
  );
}

/** A finger held on the artwork shows the buttons, as a mouse above it would. */
const showButtons = (event: MouseEvent<HTMLButtonElement>): boolean => {
  const { nativeEvent } = event;
  if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== "touch") return false;
  event.preventDefault();
  event.currentTarget.focus();
  return true;
};

/** So long a pointer rests on a tile that is meant, in ms: a list that scrolls passes many under it. */
const rest = 80;

/** Tells of a pointer that stays. */
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

/** As large as a tile with one line of a name, so that nothing moves when it comes. */
export const TileSkeleton = () => <div className="tile-t" aria-hidden="true" />;

/** A game. Plain elements only: hundreds of these are on the first page. */
export function Tile(props: TileProps) {
  const { name, provider, art, tag, play, demo, favourite, state = "open", eager, onReach } = props;
  const tabIndex = props.reached === false ? -1 : undefined;
  const { near, ref } = useNearViewport(eager === true);
  const starting = state === "starting";
  const pointer = usePointerRest(onReach);
  return (
    <article className={lookOf[state]}>
      <div className="tile-a" ref={ref}>
        {/* A picture that is missing or broken draws nothing: then the sign behind it is seen. */}
        {art && near && <img src={art} alt="" width="240" height="320" decoding="async" />}
        {tag && <Tag {...tag} />}
        {state === "maintenance" && (
          <span className="tile-w" aria-hidden="true">
            <WrenchIcon />
          </span>
        )}
        <div className="tile-o" data-theme="dark">
          <button
            type="button"
            className="btn btn-primary btn-sm"
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
              className="btn btn-line btn-sm"
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
      <p className="tile-n" translate="no">
        {name}
      </p>
      <p className="tile-p clip" translate="no">
        {provider}
      </p>
    </article>
  );
}
