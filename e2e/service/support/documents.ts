import { inject } from "vitest";

export const templates = ["desktop", "mobile"] as const;

export type Template = (typeof templates)[number];

/** A document as delivered, without scripts and with no cookie but the template's. */
export const readDocument = async (path: string, template: Template = "desktop") => {
  const headers = { cookie: `template=${template}` };
  const answer = await fetch(inject("stack").lobby + path, { headers, redirect: "manual" });
  const html = await answer.text();
  const page = new DOMParser().parseFromString(html, "text/html");
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    html,
    page,
    heading: page.querySelector("h1")?.textContent,
    main: page.querySelector("main")?.textContent ?? "",
    /** The texts of all matching elements, in document order. */
    texts: (selector: string): string[] =>
      [...page.querySelectorAll(selector)].map(({ textContent }) => textContent),
    link: (name: string, within = "body"): HTMLAnchorElement | undefined =>
      [...page.querySelectorAll<HTMLAnchorElement>(`${within} a[href]`)].find(
        (each) => (each.ariaLabel ?? each.textContent.trim()) === name,
      ),
  };
};
