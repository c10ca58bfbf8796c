import { useWords } from "@naluma/i18n/react";
import { useNear } from "@naluma/ui/tile";
import type { MouseEvent } from "react";
import { isPlainPress } from "../game-hall/is-plain-press.ts";
import { KindIcon } from "../game-hall/kind-icon.tsx";
import { useGoToKind, useKinds, type KindNow } from "../game-hall/use-kinds.ts";
import { words } from "../words.ts";

/** Below the games: the other kinds as pictures, also those that the bar above leaves out. */
export default function MoreWays() {
  const t = useWords(words);
  const goTo = useGoToKind();
  const others = useKinds().filter(({ current }) => !current);
  if (others.length === 0) return null;

  const follow = (event: MouseEvent, kind: KindNow) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    goTo(kind.kind);
    // Its games begin where the bar is; who uses the keyboard goes on there.
    const bar = document.querySelector(".kinds");
    bar?.scrollIntoView();
    const link = bar?.querySelector<HTMLElement>(`[href="${kind.href}"]`);
    (link ?? document.querySelector<HTMLElement>(".filters .chip"))?.focus({ preventScroll: true });
  };

  return (
    <section className="sect">
      <div className="sec-h">
        <h2>{t("lobby.more_ways")}</h2>
      </div>
      <ul className="pcards">
        {others.map((kind) => (
          <li key={kind.kind}>
            <a
              className={`pcard way-${kind.kind}`}
              data-theme="dark"
              href={kind.href}
              onClick={(event) => follow(event, kind)}
            >
              <WayPicture {...kind} />
              <b>{kind.name}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WayPicture(kind: KindNow) {
  const { near, ref } = useNear(false);
  return (
    <span className="pcard-art" ref={ref}>
      {kind.pictureActive ? (
        near && <img src={kind.pictureActive} alt="" width="128" height="128" />
      ) : (
        <KindIcon {...kind} current />
      )}
    </span>
  );
}
