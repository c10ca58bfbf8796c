import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { SelectField, TextField } from "@naluma/ui/field";
import { Table, type Column } from "@naluma/ui/table";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { More } from "../frame/more.tsx";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { timeOf } from "../frame/time.ts";
import { useFilters } from "../frame/use-filters.ts";
import { auditFilters, auditQuery, type Action } from "./audit.api.ts";
import { detailText } from "./detail-text.ts";

const columns: readonly Column<Action>[] = [
  { key: "at", name: "Time", cell: ({ at }) => <span className="num moment">{timeOf(at)}</span> },
  { key: "who", name: "Who", cell: ({ who }) => who },
  { key: "what", name: "What", cell: ({ what }) => <span className="mono">{what}</span> },
  {
    key: "target",
    name: "Target",
    cell: ({ target }) => <span className="mono">{target}</span>,
  },
  {
    key: "detail",
    name: "Changed to",
    cell: ({ detail }) => <span className="mono dim wraps">{detailText(detail)}</span>,
  },
];

const choices = (list: readonly string[]) => list.map((value) => ({ value, text: value }));

/** Who did what, newest first. */
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
          placeholder="Anybody"
          choices={choices(known?.who ?? [])}
          {...filters.choice("who")}
        />
        <SelectField
          key={`what ${known === undefined}`}
          label="What"
          placeholder="Anything"
          choices={choices(known?.what ?? [])}
          {...filters.choice("what")}
        />
        <TextField label="Target begins with" {...filters.text("target")} />
        <TextField label="From" type="datetime-local" {...filters.text("from")} />
        <TextField label="Until" type="datetime-local" {...filters.text("to")} />
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
              title={filters.isFiltered ? "Nothing fits these filters" : "Nothing was done yet"}
            />
          ) : (
            <>
              <Table label="Audit log" columns={columns} rows={rows} keyOf={({ id }) => id} />
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
