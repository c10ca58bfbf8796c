import type { ClientType, Template } from "@naluma/site/device";
import { useSyncExternalStore } from "react";
import { clientNow } from "./client-now.ts";

/** Known before the first paint, and the same for as long as the document lives. */
const never = () => () => undefined;

/** The server renders for the browser; an app is known once the page is alive. */
export const useClient = (template: Template): ClientType =>
  useSyncExternalStore(
    never,
    () => clientNow(document, template),
    () => template,
  );
