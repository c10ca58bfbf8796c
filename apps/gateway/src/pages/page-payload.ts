import { pathsWith } from "@naluma/site/pages";
import type { Host } from "./host-build.ts";
import type { Fresh } from "./page-cache.ts";
import { renderPage, type PageAsked } from "./render-page.ts";

/** The pages that are the same for every visitor and have no parameter, listed in builds/meta (SHELL-33). */
export const prerendered: readonly string[] = ["/", ...pathsWith("menu", "site")];

const file = "/_payload.json";

/** The page whose data is requested at `{path}/_payload.json`; undefined if this is no such address. */
export function pageOfPayload(path: string): string | undefined {
  if (!path.endsWith(file)) return undefined;
  const page = path.slice(0, -file.length) || "/";
  return prerendered.includes(page) ? page : undefined;
}

/** The data that a page was rendered with, as JSON (SHELL-34, A-143); undefined if there is no such page now. */
export async function renderPayload(
  host: Host,
  address: string,
  asked: PageAsked,
  at: number,
): Promise<Fresh<string | undefined>> {
  let data: unknown = {};
  const onData = (given: unknown) => {
    data = given;
  };
  const { page, keep } = await renderPage(host, address, { ...asked, onData });
  const isThere = page.status === 200;
  return { page: isThere ? JSON.stringify({ data, prerenderedAt: at }) : undefined, keep };
}
