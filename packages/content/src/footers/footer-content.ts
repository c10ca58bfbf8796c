import { pictureAddress } from "@naluma/site/address";
import type { SiteSettings } from "@naluma/site/settings";
import type { FooterMark } from "@naluma/ui/footer";
import {
  linkTarget,
  shownLinks,
  type OperatorLink,
  type ShownLink,
} from "../operator-links/operator-link.ts";

export interface FooterContent {
  /** Answers to questions. */
  readonly help: readonly ShownLink[];
  /** Pages of ours. */
  readonly about: readonly ShownLink[];
  /** Links that leave the site. */
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
