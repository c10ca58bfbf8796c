import { linkTarget } from "@naluma/content/operator-link";
import { Blocks } from "@naluma/content/operator-text/blocks";
import { readOperatorText } from "@naluma/content/operator-text/read";
import "@naluma/content/operator-text.css";
import { pictureAddress } from "@naluma/site/address";
import { languageTag, type Locale } from "@naluma/site/locale";
import { Chip } from "@naluma/ui/chip";
import { useMemo, useState } from "react";
import { readText } from "../languages.ts";
import { textIn, textsIn, type Draft } from "./draft.ts";
import type { Kind } from "./kinds.ts";

/** The strictest rules a site can have, so whatever is shown here is shown by every site. */
const rules = { allowHttp: false, imageOrigins: [] };

const widths = { desktop: "Desktop", phone: "Phone" } as const;
type Width = keyof typeof widths;
const widthNames = ["desktop", "phone"] as const;

interface PreviewProps {
  kind: Kind;
  draft: Draft;
  locale: Locale;
}

/** A preview of what players would see, parsed and rendered as on the site. */
export function Preview({ kind, draft, locale }: PreviewProps) {
  const [width, setWidth] = useState<Width>("desktop");
  if (kind.preview === "none") return null;
  return (
    <section className="card preview" aria-label="Preview">
      <div className="preview-head">
        <h2>Preview</h2>
        {widthNames.map((name) => (
          <Chip key={name} pressed={name === width} onClick={() => setWidth(name)}>
            {widths[name]}
          </Chip>
        ))}
      </div>
      <div className={`preview-page preview-${width}`} lang={languageTag(locale)}>
        <Drawn kind={kind} draft={draft} locale={locale} />
      </div>
      <p className="dim">Links lead nowhere here.</p>
    </section>
  );
}

function Drawn({ kind, draft, locale }: PreviewProps) {
  const text = (name: string) => readText(textsIn(draft, name), locale);
  const isPicture = draft["display_content"] === 2;
  const picture = isPicture ? text("content") : textIn(draft, "photo_path");
  switch (kind.preview) {
    case "banner": {
      const [heading = "", line = ""] = text("title").split("\n");
      return (
        <div className="preview-banner">
          <Picture address={picture} alt="" />
          {heading !== "" && <b>{heading}</b>}
          {line !== "" && <span>{line}</span>}
        </div>
      );
    }
    case "link":
      return (
        <>
          <span className="preview-link">
            <Picture address={picture} alt="" />
            <span>{text("name")}</span>
          </span>
          {leadsNowhere(textIn(draft, "url")) && (
            <p className="preview-note">The site has no such address: players do not see it.</p>
          )}
        </>
      );
    case "line":
      return <OperatorHtml html={text("content")} />;
    default:
      return (
        <article className="preview-text">
          {text("title") !== "" && <h3>{text("title")}</h3>}
          <Picture address={picture} alt={isPicture ? text("title") : ""} />
          {!isPicture && <OperatorHtml html={text("content")} />}
        </article>
      );
  }
}

/** `{service}` is the platform's placeholder for customer service. */
const leadsNowhere = (url: string): boolean =>
  url !== "" && url !== "{service}" && linkTarget(url, rules) === undefined;

/** Shows no picture if the site would show none. */
function Picture({ address, alt }: { address: string; alt: string }) {
  const shown = pictureAddress(address, rules);
  const [broken, setBroken] = useState<string>();
  if (shown === undefined) {
    const isRefused = address !== "";
    return isRefused && <p className="preview-note">The site does not show this picture.</p>;
  }
  if (broken === shown) return <p className="preview-note">There is no picture at this address.</p>;
  return <img src={shown} alt={alt} onError={() => setBroken(shown)} />;
}

function OperatorHtml({ html }: { html: string }) {
  const { blocks } = useMemo(() => readOperatorText(html, rules), [html]);
  return (
    <div className="operator-text">
      <Blocks
        blocks={blocks}
        under={3}
        renderLink={(link, inside) => (
          <u title={link.kind === "inner" ? link.path : link.address}>{inside}</u>
        )}
      />
    </div>
  );
}
