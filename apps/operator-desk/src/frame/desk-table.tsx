import { Table, type TableProps } from "@naluma/ui/table";
import { useSyncExternalStore } from "react";

/** As desk.css has it. */
const phone = matchMedia("(width < 860px)");

const subscribe = (changed: () => void) => {
  phone.addEventListener("change", changed);
  return () => phone.removeEventListener("change", changed);
};

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);

/** On a phone a card for each row: an amount, a switch or a button would be off the side of the screen. */
export function DeskTable<Row>(props: Omit<TableProps<Row>, "as">) {
  return <Table {...props} as={useIsPhone() ? "cards" : "table"} />;
}
