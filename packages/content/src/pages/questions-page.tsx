import { useWords } from "@naluma/i18n/react";
import { Accordion } from "@naluma/ui/accordion";
import { Empty } from "@naluma/ui/empty";
import { PageHeading } from "@naluma/ui/page-heading";
import { OperatorText } from "../operator-text/operator-text.tsx";
import { restWords } from "../words.rest.ts";
import { WhenRead } from "./operator-page.tsx";
import { useQuestions } from "./use-pages.ts";

/** `/faq`: every question the operator answers, each in an expandable item. */
export function QuestionsPage() {
  const t = useWords(restWords);
  return (
    <div className="page">
      <PageHeading>{t("contents.questions")}</PageHeading>
      <WhenRead reading={useQuestions()} meanwhile={<QuestionsSkeleton />}>
        {(questions) =>
          questions.length > 0 ? (
            <Accordion
              items={questions.map(({ id, title, html }) => ({
                id: String(id),
                title,
                content: <OperatorText html={html} />,
              }))}
            />
          ) : (
            <Empty title={t("contents.questions_empty")} />
          )
        }
      </WhenRead>
    </div>
  );
}

const QuestionsSkeleton = () => (
  <>
    {["first", "second", "third", "fourth", "fifth"].map((question) => (
      <span key={question} className="skeleton accordion-skeleton" />
    ))}
  </>
);
