import "./content.css";
import { Button } from "@naluma/ui/button";
import { Chip } from "@naluma/ui/chip";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { SiteField } from "../site-field.tsx";
import { itemsQuery, type Place } from "./content.api.ts";
import { ItemEditor } from "./item-editor.tsx";
import { ItemList } from "./item-list.tsx";
import { isKind, kindNames, kindOf } from "./kinds.ts";

/** What a site shows its players: a list of each kind, and one item while it is written. */
export default function Content() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("kind");
  const place: Place = {
    siteId: Number(params.get("site") ?? 1),
    kind: isKind(asked) ? asked : "banner",
  };
  const kind = kindOf(place.kind);
  const query = useQuery(itemsQuery(place));

  /** Its editor goes on with what has just been added. */
  const [added, setAdded] = useState<number>();

  const goTo = ({ siteId, kind: name }: Place, item?: number | "new") =>
    setParams({
      site: String(siteId),
      kind: name,
      ...(item !== undefined && { item: String(item) }),
    });
  const edited = params.get("item");

  return (
    <ScreenFrame
      name="Content"
      actions={
        edited === null && (
          <Button look="primary" onClick={() => goTo(place, "new")}>
            Add a {kind.one}
          </Button>
        )
      }
    >
      <div className="fields">
        <SiteField value={place.siteId} onValue={(siteId) => goTo({ ...place, siteId })} />
      </div>
      <nav className="content-kinds" aria-label="Kinds of content">
        {kindNames.map((name) => (
          <Chip
            key={name}
            pressed={name === place.kind}
            onClick={() => goTo({ ...place, kind: name })}
          >
            {kindOf(name).name}
          </Chip>
        ))}
      </nav>
      <Read query={query} of={kind.name.toLowerCase()}>
        {({ items }) => {
          if (edited === null)
            return (
              <ItemList place={place} items={items} onEdit={(id) => goTo(place, id ?? "new")} />
            );
          const item = items.find(({ id }) => String(id) === edited);
          if (edited !== "new" && !item)
            return (
              <ErrorNotice
                text={`There is no such ${kind.one} any more.`}
                retry={{ label: "Back to the list", onRetry: () => goTo(place) }}
              />
            );
          return (
            <ItemEditor
              key={`${place.siteId} ${place.kind} ${item?.id === added ? "new" : edited}`}
              place={place}
              item={item}
              onBack={() => goTo(place)}
              onSaved={({ id }) => {
                if (edited !== "new") return;
                setAdded(id);
                goTo(place, id);
              }}
            />
          );
        }}
      </Read>
    </ScreenFrame>
  );
}
