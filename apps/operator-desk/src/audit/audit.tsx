import { languageTag } from "@naluma/site/locale";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { SelectField, TextField } from "@naluma/ui/field";
import type { Column } from "@naluma/ui/table";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { DeskTable } from "../frame/desk-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { More } from "../frame/more.tsx";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { zoneName } from "../frame/time.ts";
import { useFilters } from "../frame/use-filters.ts";
import { SiteFilter, SiteName } from "../site-field.tsx";
import { auditFilters, auditQuery, type Action } from "./audit.api.ts";
import { changesOf, placeOf, type Change } from "./changes.ts";

/** The number of fields shown in one row of the log; the others are behind a button. */
const maxShown = 4;

const List = ({ changes }: { changes: readonly Change[] }) => (
  <ul>
    {changes.map(({ field, before, after, lang }) => (
      <li key={field}>
        <span className="dim">{field}</span>{" "}
        <span lang={lang && languageTag(lang)}>
          {before !== undefined && (
            <span>
              <del>{before || "nothing"}</del> →
            </span>
          )}{" "}
          <b>{after || "nothing"}</b>
        </span>
      </li>
    ))}
  </ul>
);

/** The changes of an action, field by field. */
function Changes({ action }: { action: Action }) {
  const changes = changesOf(action);
  const more = changes.length - maxShown;
  return (
    <div className="changes wraps">
      <List changes={changes.slice(0, maxShown)} />
      {more > 0 && (
        <details>
          <summary>{more === 1 ? "1 more field" : `${more} more fields`}</summary>
          <List changes={changes.slice(maxShown)} />
        </details>
      )}
    </div>
  );
}

const columns: readonly Column<Action>[] = [
  { key: "at", name: `Time, ${zoneName}`, cell: ({ at }) => <Moment at={at} as="plain" /> },
  { key: "who", name: "Who", cell: ({ who }) => who },
  { key: "what", name: "What", cell: ({ what }) => <span className="mono">{what}</span> },
  {
    key: "target",
    name: "Target",
    cell: (action) => {
      const place = placeOf(action);
      return place === undefined ? action.target : <Link to={place}>{action.target}</Link>;
    },
  },
  {
    key: "site",
    name: "Site",
    cell: ({ detail: { site_id } }) => typeof site_id === "number" && <SiteName id={site_id} />,
  },
  {
    key: "detail",
    name: "Changes",
    cell: (action) => <Changes action={action} />,
  },
];

const choices = (list: readonly string[]) => list.map((value) => ({ value, text: value }));

/** The audit log: who did what, newest first. */
export default function Audit() {
  const filters = useFilters(auditFilters);
  const query = useInfiniteQuery({
    ...auditQuery(filters.asked),
    placeholderData: keepPreviousData,
  });
  const known = query.data?.pages[0];

  return (
    <ScreenFrame name="Audit log">
      <form className="fields" aria-label="Filters" {...filters.form}>
        <SelectField
          key={`who ${known === undefined}`}
          label="Who"
          placeholder="All users"
          choices={choices(known?.who ?? [])}
          {...filters.choice("who")}
        />
        <SelectField
          key={`what ${known === undefined}`}
          label="What"
          placeholder="All actions"
          choices={choices(known?.what ?? [])}
          {...filters.choice("what")}
        />
        <SiteFilter {...filters.choice("site_id")} />
        <TextField label="Target starts with" {...filters.text("target")} />
        <TextField label={`From, ${zoneName}`} type="datetime-local" {...filters.text("from")} />
        <TextField label={`Until, ${zoneName}`} type="datetime-local" {...filters.text("to")} />
        <Button type="submit">Filter</Button>
        {filters.isFiltered && (
          <Button look="text" onClick={filters.clear}>
            Clear
          </Button>
        )}
      </form>
      <Read query={query} of="the audit log">
        {({ pages }) => {
          const rows = pages.flatMap(({ list }) => list);
          return rows.length === 0 ? (
            <Empty
              title={filters.isFiltered ? "Nothing matches these filters" : "No activity yet"}
            />
          ) : (
            <>
              <DeskTable label="Audit log" columns={columns} rows={rows} keyOf={({ id }) => id} />
              <More
                shown={rows.length}
                hasMore={query.hasNextPage}
                busy={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          );
        }}
      </Read>
    </ScreenFrame>
  );
}
