import { Button } from "@naluma/ui/button";
import { askConfirm } from "@naluma/ui/confirm";
import { Empty } from "@naluma/ui/empty";
import { CaretDownIcon, CaretUpIcon, TrashIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { LanguagesLeft } from "../language-switch.tsx";
import { useDeskWrite, type Sent } from "../use-desk-write.ts";
import { useNotify } from "../use-notify.ts";
import { itemsKey, orderItems, removeItem, type Item, type Place } from "./content.api.ts";
import { languagesOf, titleOf } from "./draft.ts";
import { kindOf } from "./kinds.ts";

interface ItemListProps {
  place: Place;
  items: readonly Item[];
  onEdit: (id: number | undefined) => void;
}

/** The items of a kind, in the order in which players see them. */
export function ItemList({ place, items, onEdit }: ItemListProps) {
  const kind = kindOf(place.kind);
  const { move, remove, isBusy } = useList(place, items);
  if (items.length === 0)
    return (
      <Empty
        title={`There is no ${kind.one} yet`}
        action={<Button onClick={() => onEdit(undefined)}>Add one</Button>}
      />
    );
  return (
    <ol className="item-list" aria-label={kind.name}>
      {items.map((item, at) => {
        const title = titleOf(item.value) || `Number ${at + 1}`;
        const { outdated } = languagesOf(kind, item.value, item);
        return (
          <li key={item.id} className="card">
            <div className="item-words">
              <b className="clip">{title}</b>
              <span className={`state state-${item.shown ? "good" : "warning"}`}>
                {item.shown ? "shown" : "draft"}
              </span>
              <LanguagesLeft missing={item.missing} outdated={outdated} />
            </div>
            <div className="item-actions">
              <IconButton
                label={`Move up: ${title}`}
                disabled={at === 0 || isBusy}
                onClick={() => void move(at, at - 1)}
              >
                <CaretUpIcon />
              </IconButton>
              <IconButton
                label={`Move down: ${title}`}
                disabled={at === items.length - 1 || isBusy}
                onClick={() => void move(at, at + 1)}
              >
                <CaretDownIcon />
              </IconButton>
              <Button size="s" aria-label={`Change: ${title}`} onClick={() => onEdit(item.id)}>
                Change
              </Button>
              <IconButton
                label={`Remove: ${title}`}
                disabled={isBusy}
                onClick={() => void remove(item, title)}
              >
                <TrashIcon />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function useList(place: Place, items: readonly Item[]) {
  const queries = useQueryClient();
  const store = useStore();
  const notify = useNotify();
  const ordering = useDeskWrite(orderItems);
  const removing = useDeskWrite(removeItem);
  const stale = "Somebody else has changed this list. It has been reloaded.";
  /** The list is refetched whether or not the change succeeded. */
  const then = (done?: string) => async (sent: Sent<unknown>) => {
    await queries.invalidateQueries({ queryKey: itemsKey });
    if (!sent.ok) notify(sent.refusal.status === 409 ? stale : sent.refusal.message, "error");
    else if (done !== undefined) notify(done);
  };

  return {
    // Reordering the stale list would undo the last change.
    isBusy: ordering.pending || removing.pending,
    move: async (from: number, to: number) => {
      const ids = items.map(({ id }) => id);
      const [moved] = ids.splice(from, 1);
      if (moved !== undefined) ids.splice(to, 0, moved);
      await ordering.send({ ...place, ids }, then());
    },
    remove: async (item: Item, title: string) => {
      const isMeant = await askConfirm(store, {
        title: `Remove “${title}”?`,
        text: "Players stop seeing it at once. This can’t be undone.",
        confirm: "Remove",
        cancel: "Keep it",
        tone: "danger",
      });
      if (isMeant) await removing.send(item, then("Removed."));
    },
  };
}
