import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { holdPress } from "./held-press.ts";

export interface IslandProps {
  /** Must have the final size of the content. */
  fallback: ReactNode;
  /** Lazy components, which the server renders completely. */
  children: ReactNode;
}

/**
 * A part of the page whose code loads after the first paint. The server's HTML stays until then, and a
 * press on one of its buttons is kept until the code has loaded. The parent of an island must not render it
 * again before that, because that would remove the server's HTML.
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
            // Like `data-hydrated` on the document: from now on, links navigate within the page.
            container.current?.setAttribute("data-alive", "");
            held.current?.giveBack();
          }}
        />
      </Suspense>
    </div>
  );
}

/** Its effect runs together with those of its siblings, once their code has loaded. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const onAliveNow = useRef(onAlive);
  useEffect(() => onAliveNow.current(), []);
  return null;
}
