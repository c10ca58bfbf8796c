import { unlessAborted, type Answer } from "@naluma/api-client";
import { useApi, useWrite } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSession } from "../use-session.ts";
import { pageIn, pagesOf, withRead, without, type Letter, type LetterPage } from "./letter.ts";
import { lettersKey } from "./letters-key.ts";
import { isSameBox, lettersQuery, listBody } from "./letters-queries.ts";
import { destroyLetter, readLetter } from "./letters.api.ts";

/** What the address of the page says. */
const names = { page: "page", letter: "letter" } as const;

export interface LettersView {
  /** What is asked for; nothing is known while it is on its way. */
  readonly read: {
    readonly data: LetterPage | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  readonly page: number;
  readonly pages: number;
  /** The letter that the address names, if it stands on this page. */
  readonly open: Letter | undefined;
  /** The address of a letter, and of a page; relative to this one. */
  letterAddress(id: number): string;
  pageAddress(page: number): string;
  readonly isDeleting: boolean;
  /** Nothing comes back where the session ended, or another deletion is under way. */
  remove(id: number): Promise<Answer<unknown> | undefined>;
}

const ignore = () => undefined;

/** The letters of who is at the page: read once when opened, and deleted. */
export function useLetters(): LettersView {
  const api = useApi();
  const client = useQueryClient();
  const locale = useLocale();
  const who = useSession();
  const { settings } = useSite();
  const address = new URLSearchParams(useLocation().search);
  const page = pageIn(address.get(names.page));
  const query = lettersQuery(api, who, settings.siteId, locale, page);
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    // The page before stands until this one is here; never another member's.
    placeholderData: (before, of) =>
      of && isSameBox(of.queryKey, query.queryKey) ? before : undefined,
  });
  const wanted = address.get(names.letter);
  const open = data?.letters.find(({ id }) => String(id) === wanted);
  const deletion = useWrite(destroyLetter);

  const opened = useRef<number>(undefined);
  const isUnread = open?.isRead === false;
  const openId = open?.id;
  useEffect(() => {
    // Opened is opened: an older answer that still says unread marks it no second time.
    if (opened.current === openId) return;
    opened.current = openId;
    if (openId === undefined || !isUnread) return;
    client.setQueriesData<LetterPage>(
      { queryKey: lettersKey },
      (old) => old && withRead(old, openId),
    );
    const mark = async () => {
      const answer = await unlessAborted(api.send(readLetter, { id: openId }));
      // Its answer is not shown, but the count must stay true.
      if (answer?.ok === false) await client.invalidateQueries({ queryKey: lettersKey });
    };
    mark().catch(ignore);
  }, [openId, isUnread, api, client]);

  async function remove(id: number): Promise<Answer<unknown> | undefined> {
    const answer = await deletion.send({ ...listBody(settings.siteId, locale, page), id });
    if (answer?.ok)
      client.setQueriesData<LetterPage>({ queryKey: lettersKey }, (old) => old && without(old, id));
    // A refusal may mean that it was deleted elsewhere.
    void client.invalidateQueries({ queryKey: lettersKey });
    return answer;
  }

  const addressOf = (to: Readonly<Record<string, number | undefined>>) => {
    const search = Object.entries(to).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    return `?${search.join("&")}`;
  };
  const pageAddress = (to: number) => addressOf({ [names.page]: to > 1 ? to : undefined });

  return {
    read: { data, isError, isFetching, refetch },
    page,
    pages: pagesOf(data?.total ?? 0),
    open,
    letterAddress: (id) =>
      addressOf({ [names.page]: page > 1 ? page : undefined, [names.letter]: id }),
    pageAddress,
    isDeleting: deletion.state.at === "sending",
    remove,
  };
}
