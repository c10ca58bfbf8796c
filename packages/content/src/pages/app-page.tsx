import { useWords } from "@naluma/i18n/react";
import { outwardAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { buttonClass } from "@naluma/ui/button-class";
import { PageHeading } from "@naluma/ui/page-heading";
import { OperatorText } from "../operator-text/operator-text.tsx";
import { restWords } from "../words.rest.ts";
import { OperatorPicture } from "./operator-page.tsx";
import { useContent } from "./use-pages.ts";

/**
 * `/app`: links to the apps, with the operator's text. A site without an app explains how to add
 * it to the home screen.
 */
export function AppPage() {
  const t = useWords(restWords);
  const { settings } = useSite();
  const name = settings.siteName;
  const written = useContent("/app");
  const content = written.at === "read" ? written.data : null;
  const stores = [
    { key: "ios", address: settings.apps.ios, text: t("contents.app_ios") },
    { key: "android", address: settings.apps.android, text: t("contents.app_android") },
  ].flatMap(({ address, ...store }) => {
    const url = outwardAddress(address, settings);
    return url ? [{ ...store, href: url.href }] : [];
  });
  return (
    <article className="page">
      <PageHeading>{content?.title || t("contents.app", { name })}</PageHeading>
      {content && <OperatorPicture className="page-picture" address={content.picture} eager />}
      {content && <OperatorText html={content.html} under={1} />}
      {stores.length > 0 ? (
        <ul className="row page-stores">
          {stores.map(({ key, href, text }) => (
            <li key={key}>
              <a
                className={buttonClass({ look: "line", size: "l" })}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t("contents.app_none", { name })}</p>
      )}
      <h2>{t("contents.app_add")}</h2>
      <p>{t("contents.app_home_screen")}</p>
    </article>
  );
}
