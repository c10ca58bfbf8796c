import { useSyncExternalStore } from "react";
import { visitor, type Who, type WhoSource } from "./who.ts";

/**
 * The member or visitor at the page. The server and hydration always see a visitor; the stored session follows right
 * afterwards.
 */
export const useWho = ({ current, onChange }: WhoSource): Who =>
  useSyncExternalStore(onChange, current, () => visitor);
