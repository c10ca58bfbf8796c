import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Empty } from "@naluma/ui/empty";
import { PageHeading } from "@naluma/ui/page-heading";
import { Link } from "react-router";
import { linkTarget, type LinkTarget } from "../operator-links/operator-links.ts";
import { OperatorText } from "../operator-text/operator-text.tsx";
import { restWords } from "../words.rest.ts";
import type { Content } from "./content.ts";
import { OperatorPicture, TextSkeleton, WhenRead } from "./operator-page.tsx";
import { useSponsors } from "./use-pages.ts";

/** `/sponsor`: the sponsors of the site, and those the site sponsors. */
export function SponsorsPage() {
  const t = useWords(restWords);
  return (
    <div className="page page-wide">
      <PageHeading>{t("contents.sponsors")}</PageHeading>
      <WhenRead reading={useSponsors()} meanwhile={<TextSkeleton />}>
        {(sponsors) =>
          sponsors.length > 0 ? (
            <ul className="page-cards">
              {sponsors.map((sponsor) => (
                <li key={sponsor.id} className="page-card">
                  <Sponsor sponsor={sponsor} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty title={t("contents.sponsors_empty")} />
          )
        }
      </WhenRead>
    </div>
  );
}

function Sponsor({ sponsor: { title, html, picture, url } }: { sponsor: Content }) {
  const { settings } = useSite();
  const target = linkTarget(url, settings);
  return (
    <>
      <OperatorPicture className="page-card-picture" address={picture} />
      <div className="page-card-text">
        {title !== "" && <h2>{title}</h2>}
        <OperatorText html={html} />
        {target && <More target={target} name={title} />}
      </div>
    </>
  );
}

function More({ target, name }: { target: LinkTarget; name: string }) {
  const t = useWords(restWords);
  const text = t("contents.sponsor_more", { name });
  return target.kind === "outer" ? (
    <a href={target.address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ) : (
    <Link to={target.path}>{text}</Link>
  );
}
