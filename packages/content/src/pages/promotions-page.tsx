import { useWords } from "@naluma/i18n/react";
import { Empty } from "@naluma/ui/empty";
import { PageHeading } from "@naluma/ui/page-heading";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { restWords } from "../words.rest.ts";
import { OperatorPicture, WhenRead } from "./operator-page.tsx";
import { usePromotions } from "./use-pages.ts";

export interface PromotionsPageProps {
  /** Content of other features about promotions. */
  before?: ReactNode;
  after?: ReactNode;
}

/** `/discount`: every promotion that has a page by the operator. */
export function PromotionsPage({ before, after }: PromotionsPageProps) {
  const t = useWords(restWords);
  return (
    <div className="page page-wide">
      <PageHeading>{t("contents.promotions")}</PageHeading>
      {before}
      <WhenRead reading={usePromotions()} meanwhile={<CardsSkeleton />}>
        {(promotions) =>
          promotions.length > 0 ? (
            <ul className="page-cards">
              {promotions.map(({ id, title, picture, path, line }, index) => (
                <li key={id}>
                  <Link className="page-card" to={path}>
                    <OperatorPicture
                      className="page-card-picture"
                      address={picture}
                      eager={index < 3}
                    />
                    <span className="page-card-text">
                      <b>{title}</b>
                      {line !== "" && <span className="page-card-line">{line}</span>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <Empty title={t("contents.promotions_empty")} />
          )
        }
      </WhenRead>
      {after}
    </div>
  );
}

const CardsSkeleton = () => (
  <div className="page-cards">
    {["first", "second", "third"].map((card) => (
      <span key={card} className="skeleton page-card-skeleton" />
    ))}
  </div>
);
