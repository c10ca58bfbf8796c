import { unlessAborted, type Answer } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useWrite } from "@naluma/api-client/use-write";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { memberQueryKeys } from "../query-keys.ts";
import { useSession } from "../use-member.ts";
import { pageIn, pagesOf, withRead, without, type Letter, type LetterPage } from "./letter.ts";
import { destroyLetter, isSameBox, lettersQuery, listBody, readLetter } from "./letters.api.ts";

/** The search parameters of the page. */
const names = { page: "page", letter: "letter" } as const;

export interface LettersView {
  /** The query; its data is undefined while it loads. */
  readonly read: {
    readonly data: LetterPage | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  readonly page: number;
  readonly pages: number;
  /** The letter named in the address, if it is on this page. */
  readonly open: Letter | undefined;
  /** The address of a letter or a page, relative to this page. */
  letterAddress(id: number): string;
  pageAddress(page: number): string;
  readonly isDeleting: boolean;
  /** Resolves to undefined if the session has ended or another deletion is in progress. */
  remove(id: number): Promise<Answer<unknown> | undefined>;
}

const ignore = () => undefined;

/** The letters of the current user. A letter is marked as read once, when it is opened. */
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
    // The previous page stays visible until this one has loaded, but never another member's.
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
    // The letter is already open: an older response that still has it as unread must not mark it again.
    if (opened.current === openId) return;
    opened.current = openId;
    if (openId === undefined || !isUnread) return;
    client.setQueriesData<LetterPage>(
      { queryKey: memberQueryKeys.letters },
      (old) => old && withRead(old, openId),
    );
    const mark = async () => {
      const answer = await unlessAborted(api.send(readLetter, { id: openId }));
      // The result is not shown, but the count must stay correct.
      if (answer?.ok === false)
        await client.invalidateQueries({ queryKey: memberQueryKeys.letters });
    };
    mark().catch(ignore);
  }, [openId, isUnread, api, client]);

  async function remove(id: number): Promise<Answer<unknown> | undefined> {
    const answer = await deletion.send({ ...listBody(settings.siteId, locale, page), id });
    if (answer?.ok)
      client.setQueriesData<LetterPage>(
        { queryKey: memberQueryKeys.letters },
        (old) => old && without(old, id),
      );
    // The refusal may mean that the letter was deleted elsewhere.
    void client.invalidateQueries({ queryKey: memberQueryKeys.letters });
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
