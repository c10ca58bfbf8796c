import { useWords } from "@naluma/i18n/react";
import { Select } from "@naluma/ui/select";
import { categoryName } from "../catalogue/filter-names.ts";
import type { SortOrder } from "../search-index/entry.ts";
import { restWords } from "../words.rest.ts";
import { words } from "../words.ts";
import type { useSearch } from "./use-search.ts";

type Props = Pick<ReturnType<typeof useSearch>, "narrowed" | "providers" | "types" | "narrow">;

const isOrder = (value: string): value is SortOrder =>
  value === "best" || value === "name" || value === "provider";

/** Filters by category and provider, and sorts. Only filters with results are offered. */
export function SearchNarrows({ narrowed, providers, types, narrow }: Props) {
  const t = useWords(words);
  const ts = useWords(restWords);
  return (
    <div className="search-filters">
      <Select
        label={ts("search.category")}
        value={String(narrowed.type ?? "")}
        onValue={(id) => narrow({ type: id === "" ? undefined : Number(id) })}
        options={[
          { value: "", text: ts("search.all_categories") },
          ...types.map(({ id, name }) => {
            const own = categoryName(id);
            return { value: String(id), text: own ? t(own) : name };
          }),
        ]}
      />
      <Select
        label={ts("search.provider")}
        value={narrowed.provider ?? ""}
        onValue={(code) => narrow({ provider: code || undefined })}
        options={[
          { value: "", text: t("lobby.all_providers") },
          ...providers.map(({ code, name }) => ({ value: code, text: name })),
        ]}
      />
      <Select
        label={ts("search.order")}
        value={narrowed.order}
        onValue={(order) => isOrder(order) && narrow({ order })}
        options={[
          { value: "best", text: ts("search.order_best") },
          { value: "name", text: ts("search.order_name") },
          { value: "provider", text: ts("search.provider") },
        ]}
      />
    </div>
  );
}
