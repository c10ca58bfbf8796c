import { hiddenHeading, pageTitle } from "./page-title.ts";

const heading = /<h1\b([^>]*)>([\s\S]*?)<\/h1>/;
const markup = /<!--[\s\S]*?-->|<[^>]*>/g;
const classes = /\bclass="([^"]*)"/;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * A rendered page gets its title from its own heading, so that the two never differ. Each stands in
 * the language of the page. A page that brought a title, an error screen's, keeps it.
 */
export function withTitle(html: string, site: string): string {
  if (html.includes("<title>")) return html;
  const [, attributes = "", content = ""] = heading.exec(html) ?? [];
  const [, names = ""] = classes.exec(attributes) ?? [];
  const isHidden = names.split(" ").includes(hiddenHeading);
  const name = isHidden ? "" : content.replace(markup, "").trim();
  return html.replace("</head>", () => `<title>${pageTitle(name, escaped(site))}</title></head>`);
}
