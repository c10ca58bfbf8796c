import { outwardAddress, pictureAddress } from "@naluma/site/address";
import type { Template } from "@naluma/site/device";
import { isOwnPage } from "@naluma/site/own-pages";
import type { SiteSettings } from "@naluma/site/settings";
import type { FooterMark } from "@naluma/ui/footer";

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

/** On a phone, more than this would cover the games (docs/design.md#floats). */
const mostOnPhone = 2;

export interface Service {
  readonly href: string;
  /** `Customer service` */
  readonly name: string;
  /** `Service` */
  readonly caption: string;
}

export interface PlacedFloats {
  readonly links: readonly ShownLink[];
  readonly service: Service | undefined;
}

/**
 * The shortcuts to show. On a phone the tab bar leads to customer service, so it takes none of the two places; on
 * desktop it comes last and only once, even if the operator placed the same address.
 */
export function placedFloats(
  placed: readonly OperatorLink[],
  service: Service | undefined,
  template: Template,
  settings: Pick<SiteSettings, "allowHttp" | "imageOrigins">,
): PlacedFloats {
  const links = shownLinks(placed, settings).filter(
    ({ target }) => target.kind !== "outer" || target.address !== service?.href,
  );
  return template === "mobile"
    ? { links: links.slice(0, mostOnPhone), service: undefined }
    : { links, service };
}

export interface FooterContent {
  readonly help: readonly ShownLink[];
  /** Pages of ours. */
  readonly about: readonly ShownLink[];
  readonly elsewhere: readonly ShownLink[];
  /** Seals and licences. */
  readonly marks: readonly FooterMark[];
}

/**
 * The operator's single list, sorted by where each item leads. A picture that leads off the site, or nowhere, is a
 * mark: a seal only has to be seen.
 */
export function footerContent(
  links: readonly OperatorLink[],
  settings: Pick<SiteSettings, "allowHttp" | "imageOrigins">,
): FooterContent {
  const marks = links.flatMap(({ id, name, url, picture }): FooterMark[] => {
    const shown = pictureAddress(picture, settings);
    if (!shown || !name) return [];
    if (url === "") return [{ id, name, picture: shown }];
    const target = linkTarget(url, settings);
    return target?.kind === "outer" ? [{ id, name, picture: shown, href: target.address }] : [];
  });
  const isMark = new Set(marks.map(({ id }) => id));
  const words = shownLinks(links, settings).filter(({ id }) => !isMark.has(id));
  const to = (...kinds: ShownLink["target"]["kind"][]) =>
    words.filter(({ target }) => kinds.includes(target.kind));
  return { help: to("faq"), about: to("main", "own"), elsewhere: to("outer"), marks };
}
