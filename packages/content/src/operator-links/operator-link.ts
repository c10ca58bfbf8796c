import { outwardAddress, pictureAddress } from "@naluma/site/address";
import { isOwnPage } from "@naluma/site/own-pages";
import type { SiteSettings } from "@naluma/site/settings";

/** A link that an operator placed in a footer or as a float. */
export interface OperatorLink {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  /** '' for none. */
  readonly picture: string;
}

/** The target of an operator's link: off the site, a content page, or another page of ours. */
export type LinkTarget =
  | { readonly kind: "outer"; readonly address: string }
  | { readonly kind: "main" | "faq" | "own"; readonly path: string };

type Rules = Pick<SiteSettings, "allowHttp" | "imageOrigins">;

const contentPage = /^\/?(main|faq)\/([\w-]+)$/;

/**
 * Classifies an address: http(s), `main/{id}` or `faq/{id}` (SHELL-51). Any other address that matches one of our pages
 * leads there; the rest lead nowhere.
 */
export function linkTarget(url: string, rules: Pick<Rules, "allowHttp">): LinkTarget | undefined {
  const outer = outwardAddress(url, rules);
  if (outer) return { kind: "outer", address: outer.href };
  const [, kind, id] = contentPage.exec(url) ?? [];
  if (kind === "main" || kind === "faq") return { kind, path: `/${kind}/${id}` };
  return isOwnPage(url) ? { kind: "own", path: url } : undefined;
}

export interface ShownLink {
  readonly id: number;
  readonly name: string;
  readonly target: LinkTarget;
  readonly picture: string | undefined;
}

/** The links with a name and a target: a page that does not exist (yet) is not offered. */
export const shownLinks = (links: readonly OperatorLink[], rules: Rules): readonly ShownLink[] =>
  links.flatMap(({ id, name, url, picture }) => {
    const target = linkTarget(url, rules);
    if (!name || !target || (target.kind !== "outer" && !isOwnPage(target.path))) return [];
    return [{ id, name, target, picture: pictureAddress(picture, rules) }];
  });
