import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import type { ReactNode } from "react";
import { AskService, CentrePart, QueryBoundary } from "../centre/centre-part.tsx";
import { useRecommend } from "../rights/use-rights.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";
import type { FriendPage } from "./friend.ts";
import { useFriendText, type FriendsView } from "./use-friends.ts";

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
      <p className="card centre-card">{t("friends.unavailable")}</p>
      <AskService service={service} />
    </>
  );
}

interface FriendListProps {
  view: FriendsView;
  none: ReactNode;
}

/** Friends as a table; on narrow screens each row becomes a block of lines. */
export function FriendList({ view, none }: FriendListProps) {
  if (view.areDaysWrong) return null;
  return (
    <QueryBoundary of={view.query}>
      {(page) => (page.friends.length === 0 ? none : <Friends page={page} view={view} />)}
    </QueryBoundary>
  );
}

function Friends({ page, view }: { page: FriendPage; view: FriendsView }) {
  const { t, time, money } = useFriendText();
  return (
    <>
      <ul className="card friend-list" aria-label={t("friends.label")}>
        {page.friends.map(({ id, account, joinedAt, rewardedAt, amount }) => (
          <li key={id}>
            <dl>
              <div>
                <dt>{t("friends.account")}</dt>
                <dd translate="no">{account}</dd>
              </div>
              <div>
                <dt>{t("friends.joined")}</dt>
                <dd>{time(joinedAt)}</dd>
              </div>
              <div>
                <dt>{t("friends.reward_time")}</dt>
                <dd>{time(rewardedAt)}</dd>
              </div>
              {amount !== null && (
                <div>
                  <dt>{t("friends.reward")}</dt>
                  <dd className="number" translate="no">
                    {money(amount, page.currency)}
                  </dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
      {page.next !== null && (
        <Button look="line" busy={view.isLoadingMore} onClick={view.loadMore}>
          {t("friends.more")}
        </Button>
      )}
    </>
  );
}

/** Shown when no friend matches the search or the filter. */
export function NoneMatches({ title, action, onClear }: NoneMatchesProps) {
  return (
    <Empty
      title={title}
      action={
        <Button look="line" onClick={onClear}>
          {action}
        </Button>
      }
    />
  );
}

interface NoneMatchesProps {
  title: string;
  action: string;
  onClear: () => void;
}
