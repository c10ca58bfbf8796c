import { useWords } from "@naluma/i18n/react";
import type { MouseEvent } from "react";
import { words } from "../words.ts";
import { KindIcon } from "./kind-icon.tsx";
import { useKinds, type KindNow } from "./use-kinds.ts";

/** A press that asks for another tab or window is the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The bar of the kinds of games. */
export default function Kinds() {
  const t = useWords(words);
  const { kinds, choose } = useKinds();

  const follow = (event: MouseEvent<HTMLAnchorElement>, { kind, href }: KindNow) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // The address tells the kind and the router need not know: nothing is loaded, nothing scrolls.
    history.replaceState(history.state, "", href);
    event.currentTarget.scrollIntoView({ block: "nearest", inline: "center" });
    choose(kind);
  };

  return (
    <nav className="kinds" aria-label={t("lobby.kinds")}>
      {kinds.map((each) => (
        <a
          key={each.kind}
          href={each.href}
          aria-current={each.current ? "true" : undefined}
          onClick={(event) => follow(event, each)}
        >
          <KindIcon kind={each.kind} current={each.current} picture={each.picture} />
          <span>{each.name}</span>
        </a>
      ))}
    </nav>
  );
}
