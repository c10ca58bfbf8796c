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
import { itemsQuery, type Item, type Place } from "./content.api.ts";
import { ItemEditor } from "./item-editor.tsx";
import { ItemList } from "./item-list.tsx";
import { isKind, kindNames, kindOf } from "./kinds.ts";

/** The content that a site shows its players: a list for each kind, and the editor of one item. */
export default function Content() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("kind");
  const place: Place = {
    siteId: Number(params.get("site") ?? 1),
    kind: isKind(asked) ? asked : "banner",
  };
  const kind = kindOf(place.kind);
  const query = useQuery(itemsQuery(place));

  /** After adding an item, its address changes, and the editor stays open with it. */
  const [added, setAdded] = useState<{ readonly id: number; readonly from: string }>();

  const goTo = ({ siteId, kind: name }: Place, item?: number | "new") =>
    setParams({
      site: String(siteId),
      kind: name,
      ...(item !== undefined && { item: String(item) }),
    });
  const edited = params.get("item");

  /** The edited item is kept here, so that nothing is lost if somebody else removes it. */
  const [opened, setOpened] = useState<Item>();
  const listed = query.data?.items.find(({ id }) => String(id) === edited);
  if (edited === null ? opened : listed && listed !== opened) setOpened(listed);
  const item = listed ?? (String(opened?.id) === edited ? opened : undefined);

  return (
    <ScreenFrame
      name="Content"
      actions={
        edited === null && (
          <Button look="primary" onClick={() => goTo(place, "new")}>
            {`Add a ${kind.one}`}
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
          if (edited !== "new" && !item)
            return (
              <ErrorNotice
                text={`There is no such ${kind.one} any more.`}
                retry={{ label: "Back to the list", onRetry: () => goTo(place) }}
              />
            );
          const begun = added && added.id === item?.id ? added.from : edited;
          return (
            <ItemEditor
              key={`${place.siteId} ${place.kind} ${begun}`}
              place={place}
              item={item}
              onBack={() => goTo(place)}
              onSaved={({ id }) => {
                if (String(id) === edited) return;
                setAdded({ id, from: begun });
                goTo(place, id);
              }}
            />
          );
        }}
      </Read>
    </ScreenFrame>
  );
}
