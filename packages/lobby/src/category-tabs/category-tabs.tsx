import { useWords } from "@naluma/i18n/react";
import type { MouseEvent } from "react";
import { words } from "../words.ts";
import { isPlainPress } from "@naluma/ui/press";
import { KindIcon } from "./category-icon.tsx";
import type { KindNow } from "./category-tab.ts";
import { useGoToKind, useKindOfAddress, useKinds } from "./use-category-tabs.ts";

/** The bar of the kinds of games. */
export default function Kinds() {
  const t = useWords(words);
  const kinds = useKinds();
  const goTo = useGoToKind();
  useKindOfAddress(goTo);

  const follow = (event: MouseEvent<HTMLAnchorElement>, { kind }: KindNow) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    event.currentTarget.scrollIntoView({ block: "nearest", inline: "center" });
    goTo(kind);
  };

  const shown = kinds.filter(({ inNavigation }) => inNavigation);
  return (
    <nav className="kinds" data-count={shown.length} aria-label={t("lobby.kinds")}>
      {shown.map((each) => (
        <a
          key={each.kind}
          href={each.href}
          aria-current={each.current ? "true" : undefined}
          onClick={(event) => follow(event, each)}
        >
          <KindIcon {...each} />
          <span>{each.name}</span>
        </a>
      ))}
    </nav>
  );
}
