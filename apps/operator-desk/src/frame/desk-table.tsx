import { Table, type TableProps } from "@naluma/ui/table";
import { useSyncExternalStore } from "react";

/** The same breakpoint as in desk.css. */
const phone = matchMedia("(width < 860px)");

const subscribe = (changed: () => void) => {
  phone.addEventListener("change", changed);
  return () => phone.removeEventListener("change", changed);
};

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);

/**
 * On a phone each row becomes a card; otherwise an amount, a switch or a button would be off the side of the screen.
 */
export function DeskTable<Row>(props: Omit<TableProps<Row>, "as">) {
  return <Table {...props} as={useIsPhone() ? "cards" : "table"} />;
}
