import { useFooter } from "@naluma/content";
import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Suspense } from "react";
import { SiteLink } from "../../page/layout/site-footer.tsx";
import { words } from "../../words.ts";

/** Replaces a missing footer: who may play, and where the operator refers players for help. */
export const PlayFoot = () => (
  <Suspense>
    <Foot />
  </Suspense>
);

function Foot() {
  const t = useWords(words);
  const { settings } = useSite();
  const { elsewhere } = useFooter();
  return (
    <div className="play-foot dim small">
      <p>{t("shell.adults", { age: settings.minimumAge })}</p>
      {elsewhere.length > 0 && (
        <ul aria-label={t("shell.help")}>
          {elsewhere.map((link) => (
            <li key={link.id}>
              <SiteLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
