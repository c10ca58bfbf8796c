import { useWords } from "@naluma/i18n/react";
import type { ReactNode } from "react";
import { AskService, CentrePart, QueryBoundary } from "../centre/centre-part.tsx";
import { useRecommend } from "../rights/use-rights.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";

interface Props {
  title: RestMessageId;
  service: string | undefined;
  children: ReactNode;
}

/** A page about friends. A member without the right to it sees a message instead. */
export function FriendsPart({ title, service, children }: Props) {
  return (
    <CentrePart title={title}>
      <Allowed service={service}>{children}</Allowed>
    </CentrePart>
  );
}

function Allowed({ service, children }: Omit<Props, "title">) {
  const { isOffered, isShown, read } = useRecommend();
  if (!isOffered) return <Unavailable service={service} />;
  return (
    <QueryBoundary of={read}>
      {() => (isShown ? children : <Unavailable service={service} />)}
    </QueryBoundary>
  );
}

function Unavailable({ service }: Pick<Props, "service">) {
  const t = useWords(restWords);
  return (
    <>
      <p className="card mc-t">{t("friends.unavailable")}</p>
      <AskService service={service} />
    </>
  );
}
