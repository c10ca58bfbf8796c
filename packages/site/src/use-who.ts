import { useSyncExternalStore } from "react";
import { visitor, type Who, type WhoSource } from "./who.ts";

/** Who is at the page. The server and the hydrating page see a visitor; what storage says follows at once. */
export const useWho = ({ current, onChange }: WhoSource): Who =>
  useSyncExternalStore(onChange, current, () => visitor);
