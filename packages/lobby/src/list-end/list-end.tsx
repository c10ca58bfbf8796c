import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { CaretUpIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { Suspense, useEffect, useRef } from "react";
import { restWords } from "../words.rest.ts";

export interface ListEndProps {
  count: number;
  onFewer: () => void;
}

/** The number of games in a long list, and the exits from it. In view anywhere in the list. */
export function ListEnd(props: ListEndProps) {
  return (
    // The list does not wait for these texts.
    <Suspense fallback={null}>
      <WaysOut {...props} />
    </Suspense>
  );
}

function WaysOut({ count, onFewer }: ListEndProps) {
  const t = useWords(restWords);
  const isPhone = useSite().template === "mobile";
  const isFolding = useRef(false);
  // When this line unmounts, the list is gone too, and the page is short again.
  useEffect(
    () => () => {
      if (isFolding.current) goToMore();
    },
    [],
  );
  return (
    <div className="list-end">
      <p>{t("list.count", { count })}</p>
      {isPhone ? (
        <IconButton label={t("list.top")} onClick={goToTop}>
          <CaretUpIcon />
        </IconButton>
      ) : (
        <Button look="line" size="s" onClick={goToTop}>
          <CaretUpIcon size="s" />
          {t("list.top")}
        </Button>
      )}
      <Button
        look="line"
        size="s"
        onClick={() => {
          isFolding.current = true;
          onFewer();
        }}
      >
        {t("list.fewer")}
      </Button>
      {/* A phone has these pages in its sheet, and no room for a fourth button. */}
      {!isPhone && (
        <Button look="line" size="s" onClick={goToFooter}>
          {t("list.footer")}
        </Button>
      )}
    </div>
  );
}

/** Scrolls to the top of the page and focuses the categories. */
function goToTop(): void {
  window.scrollTo({ top: 0 });
  document
    .querySelector<HTMLElement>(".category-tabs [aria-current]")
    ?.focus({ preventScroll: true });
}

/** Scrolls to the page's footer with help, terms and responsible play. */
function goToFooter(): void {
  const footer = document.querySelector("footer");
  footer?.scrollIntoView();
  footer?.querySelector("a")?.focus({ preventScroll: true });
}

/** Focuses, and so scrolls to, the button that shows more games. */
function goToMore(): void {
  document.querySelector<HTMLElement>(".hall-next button")?.focus();
}
