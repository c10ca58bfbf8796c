import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button-class";
import { Empty } from "@naluma/ui/empty";
import { CaretLeftIcon } from "@naluma/ui/icon";
import { PageHeading } from "@naluma/ui/page-heading";
import { Link } from "react-router";
import { OperatorText } from "../operator-text/operator-text.tsx";
import { restWords } from "../words.rest.ts";
import { OperatorPicture, TextSkeleton, WhenRead } from "./operator-page.tsx";
import { useContent } from "./use-pages.ts";

/** The list that a page belongs to, if any. */
const lists = {
  discount: { path: "/discount", name: "contents.all_promotions" },
  faq: { path: "/faq", name: "contents.all_questions" },
} as const;

const listOf = (path: string) => {
  const [, kind] = path.split("/");
  return kind === "discount" || kind === "faq" ? lists[kind] : undefined;
};

/** `/main/{id}`, `/discount/{id}` and `/faq/{id}`: what the operator wrote there. */
export function ContentPage({ path }: { path: string }) {
  const t = useWords(restWords);
  const { settings } = useSite();
  const list = listOf(path);
  const reading = useContent(path);
  return (
    <article className="page">
      {list && (
        <Link className="page-back" to={list.path}>
          <CaretLeftIcon />
          <span>{t(list.name)}</span>
        </Link>
      )}
      {/* The page has a heading even before its title is known. */}
      {reading.at !== "read" && <h1 className="visually-hidden">{settings.siteName}</h1>}
      <WhenRead reading={reading} meanwhile={<ContentSkeleton />}>
        {(content) =>
          content ? (
            <>
              <PageHeading>{content.title}</PageHeading>
              <OperatorPicture className="page-picture" address={content.picture} eager />
              <OperatorText html={content.html} under={1} />
            </>
          ) : (
            <NothingHere />
          )
        }
      </WhenRead>
    </article>
  );
}

const ContentSkeleton = () => (
  <>
    <span className="skeleton page-heading-skeleton" />
    <TextSkeleton />
  </>
);

/** The address is valid, but the operator has no content there (any more). */
function NothingHere() {
  const t = useWords(restWords);
  return (
    <>
      <PageHeading>{t("contents.page_missing")}</PageHeading>
      <Empty
        title={t("contents.page_missing_hint")}
        action={
          <Link className={buttonClass({ look: "line" })} to="/">
            {t("contents.go_home")}
          </Link>
        }
      />
    </>
  );
}
