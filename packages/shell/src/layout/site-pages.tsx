import { useFooter } from "@naluma/content";
import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Link } from "react-router";
import { words } from "../words.ts";
import { SiteLink } from "./site-link.tsx";
import { siteMenu } from "./site-menu.ts";

/** What the footer leads to, where no footer is near. */
export function SitePages({ onChosen }: { onChosen: () => void }) {
  const t = useWords(words);
  const { settings } = useSite();
  const { help, about, elsewhere } = useFooter();
  return (
    <nav aria-label={t("shell.about", { name: settings.siteName })}>
      <ul className="me-pages">
        {siteMenu(settings).map(({ path, name }) => (
          <li key={path}>
            <Link to={path} onClick={onChosen}>
              {t(name)}
            </Link>
          </li>
        ))}
        {[...help, ...about, ...elsewhere].map((link) => (
          <li key={link.id}>
            <SiteLink link={link} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      <p className="dim sm">{t("shell.adults", { age: settings.minimumAge })}</p>
    </nav>
  );
}
