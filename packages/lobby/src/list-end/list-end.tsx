import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { CaretUpIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { Suspense, useEffect, useRef } from "react";
import { restWords } from "../words.rest.ts";

export interface ListEndProps {
  /** Games that are shown. */
  count: number;
  onFewer: () => void;
}

/** How many games a long list has, and the ways out of it. In sight wherever in the list somebody is. */
export function ListEnd(props: ListEndProps) {
  return (
    // The list does not wait for these words.
    <Suspense fallback={null}>
      <WaysOut {...props} />
    </Suspense>
  );
}

function WaysOut({ count, onFewer }: ListEndProps) {
  const t = useWords(restWords);
  const isPhone = useSite().template === "mobile";
  const isFolding = useRef(false);
  // The list goes with this line, and the page is short again by then.
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
      {/* A phone has these pages in its sheet, and no room for a fourth. */}
      {!isPhone && (
        <Button look="line" size="s" onClick={goToFooter}>
          {t("list.footer")}
        </Button>
      )}
    </div>
  );
}

/** To the top of the page; the keyboard goes on with the categories. */
function goToTop(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>(".kinds [aria-current]")?.focus({ preventScroll: true });
}

/** To the page's footer, where help, terms and responsible play are. */
function goToFooter(): void {
  const footer = document.querySelector("footer");
  footer?.scrollIntoView();
  footer?.querySelector("a")?.focus({ preventScroll: true });
}

/** To the button that shows more games. */
function goToMore(): void {
  document.querySelector<HTMLElement>(".hall-more button")?.focus();
}
