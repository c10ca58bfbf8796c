import { useWords } from "@naluma/i18n/react";
import type { MouseEvent } from "react";
import { isPlainPress } from "@naluma/ui/press";
import type { KindNow } from "../category-tabs/category-tab.ts";
import { useGoToKind, useKinds } from "../category-tabs/use-category-tabs.ts";
import { Link } from "react-router";
import { hallAddress } from "../addresses/category-page-address.ts";
import { words } from "../words.ts";
import { WayPicture } from "./promo-picture.tsx";

/** Below the games: the other kinds as pictures, also those that the bar above leaves out. */
export default function MoreWays() {
  const t = useWords(words);
  const goTo = useGoToKind();
  const kinds = useKinds();
  const current = kinds.find((each) => each.current);
  const others = kinds.filter((each) => each !== current);
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
        {current && (
          <Link to={hallAddress(current.kind)}>
            {t("lobby.whole_hall", { kind: current.name })}
          </Link>
        )}
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
