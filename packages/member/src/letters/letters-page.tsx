import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button-class";
import { askConfirm } from "@naluma/ui/confirm";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { CaretLeftIcon, EnvelopeSimpleIcon } from "@naluma/ui/icon";
import { Skeleton } from "@naluma/ui/skeleton";
import { showToast } from "@naluma/ui/toast";
import { useStore } from "jotai";
import { useEffect, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { CentrePageProps } from "../centre/centre-part.tsx";
import { useHeadingFocus } from "../centre/use-heading-focus.ts";
import { restWords } from "../words.rest.ts";
import { LetterList } from "./letter-list.tsx";
import { LetterReader, type LetterText } from "./letter-reader.tsx";
import { pagesOf, rangeOf, type LetterPage, type Letter } from "./letter.ts";
import { useLetters, type LettersView } from "./use-letters.ts";

interface LettersPageProps extends CentrePageProps {
  text: LetterText;
}

/** /user/Letter: a list with a reading pane beside it; on a phone, the list and the letter are separate pages. */
export function LettersPage({ text, service }: LettersPageProps) {
  const view = useLetters();
  const isPhone = useSite().template === "mobile";
  const askToDelete = useDeletion(view);
  const { open } = view;
  const reader = (level: 1 | 2) =>
    open && (
      <LetterReader
        letter={open}
        text={text}
        level={level}
        service={service}
        isDeleting={view.isDeleting}
        onDelete={() => void askToDelete(open)}
      />
    );
  if (isPhone && open)
    return (
      <section className="centre-page letters-page">
        <BackToList to={view.pageAddress(view.page)} />
        {reader(1)}
      </section>
    );
  return (
    <section className="centre-page letters-page">
      <Heading of={view} />
      <WhenRead of={view}>
        {(page) => (
          <>
            <div className="card letters">
              <LetterList
                letters={page.letters}
                open={open}
                addressOf={view.letterAddress}
                isBeside={!isPhone}
                text={text}
              />
              {!isPhone && (reader(2) ?? <NothingOpen />)}
            </div>
            <Pager of={view} page={page} />
          </>
        )}
      </WhenRead>
    </section>
  );
}

function Heading({ of: { read, page } }: { of: LettersView }) {
  const t = useWords(restWords);
  const { unread = 0, total = 0 } = read.data ?? {};
  return (
    <header className="row">
      <h1 ref={useHeadingFocus(`page ${page}`)} tabIndex={-1}>
        {t("letters.title")}
      </h1>
      {total > 0 && <p className="dim small">{t("letters.unread_of", { unread, total })}</p>}
    </header>
  );
}

function WhenRead({
  of: { read, page, pageAddress },
  children,
}: {
  of: LettersView;
  children: (page: LetterPage) => ReactNode;
}) {
  const t = useWords(restWords);
  if (read.data) {
    if (read.data.letters.length > 0) return children(read.data);
    const last = pagesOf(read.data.total);
    // The last letter of the page was deleted, or the address is outdated.
    if (page > last) return <GoTo address={pageAddress(last)} />;
    return (
      <div className="card">
        <Empty title={t("letters.empty")} text={t("letters.empty_text")} />
      </div>
    );
  }
  if (read.isError)
    return (
      <ErrorNotice
        text={t("letters.failed")}
        retry={{
          label: t("letters.try_again"),
          busy: read.isFetching,
          onRetry: () => void read.refetch(),
        }}
      />
    );
  return (
    <div className="card centre-skeleton" aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function GoTo({ address }: { address: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(address, { replace: true }), [navigate, address]);
  return null;
}

function NothingOpen() {
  const t = useWords(restWords);
  return (
    <div className="letter-reader letter-none">
      <EnvelopeSimpleIcon size="l" />
      <p>{t("letters.choose")}</p>
    </div>
  );
}

function BackToList({ to }: { to: string }) {
  const t = useWords(restWords);
  return (
    <Link className={buttonClass({ look: "text", className: "letters-back" })} to={to}>
      <CaretLeftIcon />
      {t("letters.all")}
    </Link>
  );
}

function Pager({ of: view, page }: { of: LettersView; page: LetterPage }) {
  const t = useWords(restWords);
  return (
    <nav className="letters-pages row" aria-label={t("letters.pages")}>
      <p className="grow">{t("letters.range", rangeOf(view.page, page))}</p>
      {view.pages > 1 && (
        <>
          <To view={view} page={view.page - 1} label={t("letters.previous")} />
          <To view={view} page={view.page + 1} label={t("letters.next")} />
        </>
      )}
    </nav>
  );
}

/** A link to a page. If that page does not exist, its label is plain text. */
function To({ view, page, label }: { view: LettersView; page: number; label: string }) {
  const className = buttonClass({ look: "soft", size: "s" });
  if (page < 1 || page > view.pages)
    return (
      <button type="button" className={className} disabled>
        {label}
      </button>
    );
  return (
    <Link className={className} to={view.pageAddress(page)}>
      {label}
    </Link>
  );
}

/** Asks for confirmation before a letter is deleted, and returns to the list afterwards. */
function useDeletion({
  remove,
  page,
  pageAddress,
}: Pick<LettersView, "remove" | "page" | "pageAddress">): (letter: Letter) => Promise<void> {
  const t = useWords(restWords);
  const store = useStore();
  const navigate = useNavigate();
  return async ({ id }) => {
    const yes = await askConfirm(store, {
      title: t("letters.delete_ask"),
      text: t("letters.delete_text"),
      confirm: t("letters.delete"),
      cancel: t("letters.keep"),
      tone: "warning",
    });
    if (!yes) return;
    const answer = await remove(id);
    if (answer?.ok) {
      showToast(store, { kind: "success", message: t("letters.deleted") });
      await navigate(pageAddress(page), { replace: true });
    } else if (answer && answer.refusal.status !== 401)
      showToast(store, { kind: "error", message: answer.refusal.message });
  };
}
