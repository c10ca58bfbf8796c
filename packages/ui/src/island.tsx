import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { holdPress } from "./held-press.ts";

export interface IslandProps {
  /** Has the final size of what comes. */
  fallback: ReactNode;
  /** Lazy parts, drawn whole by the server. */
  children: ReactNode;
}

/**
 * A part of the page whose code comes after the first paint. The server's HTML stands until then, and a
 * press on one of its buttons is not lost: it waits for the code. Whoever draws an island does so once,
 * as a parent drawn again takes the server's HTML away.
 */
export function Island({ fallback, children }: IslandProps) {
  const container = useRef<HTMLDivElement>(null);
  const isAlive = useRef(false);
  const held = useRef<ReturnType<typeof holdPress>>(undefined);

  useEffect(() => {
    if (!container.current || isAlive.current) return undefined;
    held.current = holdPress(container.current);
    return () => held.current?.forget();
  }, []);

  return (
    <div className="island" ref={container}>
      <Suspense fallback={fallback}>
        {children}
        <Alive
          onAlive={() => {
            isAlive.current = true;
            // As the document says of itself with `data-hydrated`: from here on links are followed in the page.
            container.current?.setAttribute("data-alive", "");
            held.current?.giveBack();
          }}
        />
      </Suspense>
    </div>
  );
}

/** Its effect runs with those of the parts beside it: when the code is there. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const onAliveNow = useRef(onAlive);
  useEffect(() => onAliveNow.current(), []);
  return null;
}
