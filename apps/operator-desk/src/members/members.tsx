import { typedLine } from "@naluma/site/typed";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { SelectField, TextField } from "@naluma/ui/field";
import type { Column } from "@naluma/ui/table";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { Link, Route, Routes, useSearchParams } from "react-router";
import { moneyText } from "../frame/amount.ts";
import { DeskTable } from "../frame/desk-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { Read } from "../frame/read.tsx";
import { NotFound, ScreenFrame } from "../frame/screen-frame.tsx";
import { zoneName } from "../frame/time.ts";
import { SiteName } from "../site-field.tsx";
import { sitesQuery } from "../sites.api.ts";
import { MemberDetail } from "./member-detail.tsx";
import { MemberStateSign } from "./member-tables.tsx";
import { type MemberFilters, type MemberRow, membersQuery } from "./members.api.ts";

export default function Members() {
  return (
    <Routes>
      <Route index element={<MemberList />} />
      <Route path=":id" element={<MemberDetail />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

const columns: readonly Column<MemberRow>[] = [
  {
    key: "account",
    name: "Account",
    cell: ({ member_id, account }) => <Link to={`/members/${member_id}`}>{account}</Link>,
    isName: true,
  },
  { key: "id", name: "Id", cell: ({ member_id }) => <span className="mono">{member_id}</span> },
  { key: "name", name: "Name", cell: ({ name }) => name },
  { key: "site", name: "Site", cell: ({ site_id }) => <SiteName id={site_id} /> },
  { key: "state", name: "State", cell: ({ state }) => <MemberStateSign state={state} /> },
  {
    key: "cash",
    name: "Main wallet",
    cell: ({ cash, currency }) => moneyText(cash, currency),
    isNumber: true,
  },
  {
    key: "since",
    name: `Opened, ${zoneName}`,
    cell: ({ created_at }) => <Moment at={created_at} as="plain" />,
  },
];

const choices = (values: readonly string[]) => [
  { value: "", text: "All" },
  ...values.map((value) => ({ value, text: value })),
];

/** The filters are kept in the address, so that Back from a member returns to the same list. */
function MemberList() {
  const [params, setParams] = useSearchParams();
  const of = (name: string) => params.get(name) ?? "";
  const filters: MemberFilters = {
    text: of("text"),
    site_id: of("site_id"),
    currency: of("currency"),
    state: of("state"),
    after: of("after"),
  };
  const sites = useQuery(sitesQuery);
  const found = useQuery({ ...membersQuery(filters), placeholderData: keepPreviousData });

  const show = (changed: Partial<MemberFilters>) => {
    const next = Object.entries({ ...filters, after: "", ...changed });
    setParams(next.filter(([, value]) => value !== ""));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const value = given.get(name);
      return typeof value === "string" ? typedLine(value) : "";
    };
    show({
      text: typed("text"),
      site_id: typed("site_id"),
      currency: typed("currency"),
      state: typed("state"),
    });
  };

  return (
    <ScreenFrame name="Members">
      <search>
        <form className="fields" key={params.toString()} onSubmit={submit}>
          <TextField
            label="Account, id or name"
            name="text"
            defaultValue={filters.text}
            maxLength={100}
            autoComplete="off"
          />
          <SelectField
            key={sites.status}
            label="Site"
            name="site_id"
            defaultValue={filters.site_id}
            choices={[
              { value: "", text: "All" },
              ...(sites.data ?? []).map(({ site_id, name }) => ({
                value: String(site_id),
                text: name,
              })),
            ]}
          />
          <SelectField
            key={`currency ${sites.status}`}
            label="Currency"
            name="currency"
            defaultValue={filters.currency}
            choices={choices([...new Set(sites.data?.flatMap(({ offered }) => offered))])}
          />
          <SelectField
            label="State"
            name="state"
            defaultValue={filters.state}
            choices={choices(["active", "disabled", "frozen"])}
          />
          <Button type="submit" look="primary" busy={found.isFetching}>
            Search
          </Button>
        </form>
      </search>
      <Read query={found} of="the members">
        {({ list, next, total }) => (
          <>
            <output className="dim">
              {total === 1 ? "1 member found." : `${total} members found.`}
            </output>
            {list.length === 0 ? (
              <Empty title="No members found" text="Try a shorter search or another status." />
            ) : (
              <DeskTable
                label="Members"
                columns={columns}
                rows={list}
                keyOf={({ member_id }) => member_id}
              />
            )}
            <div className="pager">
              {filters.after !== "" && (
                <Button look="line" onClick={() => show({})}>
                  First page
                </Button>
              )}
              {next !== null && (
                <Button look="line" onClick={() => show({ after: next })}>
                  Next page
                </Button>
              )}
            </div>
          </>
        )}
      </Read>
    </ScreenFrame>
  );
}
