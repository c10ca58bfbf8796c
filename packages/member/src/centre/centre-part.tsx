import { useWords } from "@naluma/i18n/react";
import { Contained } from "@naluma/ui/contained";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { ServiceLink } from "@naluma/ui/service-link";
import { Skeleton } from "@naluma/ui/skeleton";
import { Suspense, type ReactNode } from "react";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";

/** The props of every page of the centre. */
export interface CentrePageProps {
  /** Where a person is reached; nothing where the site has none. */
  service?: string | undefined;
}

/** A page of the centre: its one heading, and what is below. */
export function CentrePart({ title, children }: { title: RestMessageId; children: ReactNode }) {
  const t = useWords(restWords);
  return (
    <section className="mc-p">
      <h1 ref={useHeadingFocus()} tabIndex={-1}>
        {t(title)}
      </h1>
      {/* What waits for its words must not hide the heading: hidden, it would lose the focus. */}
      <Suspense fallback={outline}>
        <Card>{children}</Card>
      </Suspense>
    </section>
  );
}

/** What fails by itself: the rest of the page stays. */
export function Card({ children }: { children: ReactNode }) {
  const t = useWords(restWords);
  return (
    <Contained
      renderInstead={(again) => (
        <ErrorNotice
          text={t("centre.broken")}
          retry={{ label: t("centre.try_again"), onRetry: again }}
        />
      )}
    >
      {children}
    </Contained>
  );
}

/** The way to a person, wherever a page has to say that it cannot do a thing itself. */
export function AskService({ service }: CentrePageProps) {
  const t = useWords(restWords);
  return service && <ServiceLink href={service}>{t("centre.service")}</ServiceLink>;
}

interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** Room for what stands in a card of its own. */
export const Skeletons = () => (
  <div className="mc-w" aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

const outline = (
  <div className="card">
    <Skeletons />
  </div>
);

/** What was read, or room for it, or what went wrong with a way to try again. */
export function QueryBoundary<Data>({
  of: { data, isError, isFetching, refetch },
  room = outline,
  children,
}: {
  of: Read<Data>;
  /** Stands there until it is read. */
  room?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const t = useWords(restWords);
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <ErrorNotice
        text={t("centre.failed")}
        retry={{
          label: t("centre.try_again"),
          busy: isFetching,
          onRetry: () => void refetch(),
        }}
      />
    );
  return room;
}
