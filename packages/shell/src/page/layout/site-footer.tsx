import { NewsCount, openNews, type ShownLink, useFooter } from "@naluma/content";
import { useWords } from "@naluma/i18n/react";
import { useCategoryLinks } from "@naluma/lobby";
import { isTracked } from "@naluma/site/settings";
import { useSite } from "@naluma/site/use-site";
import { openCookieSettings } from "@naluma/tracking";
import { Footer, FooterColumn, FooterMarks, FooterNotice } from "@naluma/ui/footer";
import { isPlainPress } from "@naluma/ui/is-plain-press";
import { useStore } from "jotai";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { words } from "../../words.ts";
import { useCustomerService } from "../site-detail/use-customer-service.ts";
import { Brand } from "./brand.tsx";
import { siteMenu } from "./site-menu.ts";

const items = (links: readonly ShownLink[]) =>
  links.map((link) => (
    <li key={link.id}>
      <SiteLink link={link} />
    </li>
  ));

/** On the home page the games change in place: nothing is loaded, and the page scrolls to them. */
function showGames(event: MouseEvent<HTMLAnchorElement>) {
  const games = document.getElementById("games");
  if (!games || !isPlainPress(event)) return;
  event.preventDefault();
  history.replaceState(history.state, "", event.currentTarget.hash);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  games.scrollIntoView();
}

/** The game types, the operator's links, customer service, and the lines on age and play money. */
export default function SiteFooter() {
  const t = useWords(words);
  const { settings } = useSite();
  const store = useStore();
  const service = useCustomerService();
  const categories = useCategoryLinks();
  const { help, about, elsewhere, marks, notice } = useFooter();
  const pages = siteMenu(settings);
  return (
    <Footer
      brand={
        <span className="logo">
          <Brand />
        </span>
      }
      lines={
        <>
          {settings.playMoney && <span>{`${t("shell.play_money")} `}</span>}
          <span>{t("shell.adults", { age: settings.minimumAge })}</span>
        </>
      }
      marks={marks.length > 0 && <FooterMarks label={t("shell.licences")} marks={marks} />}
    >
      {categories.length > 0 && (
        <FooterColumn title={t("shell.games")}>
          {categories.map(({ name, href }) => (
            <li key={href}>
              <a href={`/${href}`} onClick={showGames}>
                {name}
              </a>
            </li>
          ))}
        </FooterColumn>
      )}
      <FooterColumn title={t("shell.help")}>
        {items(help)}
        {service && (
          <li>
            <a href={service} target="_blank" rel="noopener noreferrer">
              {t("shell.customer_service")}
            </a>
          </li>
        )}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => openNews(store)}>
            {t("shell.news")}
            <NewsCount />
          </button>
        </li>
        {isTracked(settings) && (
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => openCookieSettings(store)}>
              {t("shell.cookie_settings")}
            </button>
          </li>
        )}
      </FooterColumn>
      <FooterColumn title={t("shell.about", { name: settings.siteName })}>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{t(name)}</Link>
          </li>
        ))}
        {items(about)}
      </FooterColumn>
      {elsewhere.length > 0 && (
        <FooterColumn title={t("shell.other_sites")}>{items(elsewhere)}</FooterColumn>
      )}
      {notice && <FooterNotice {...notice} />}
    </Footer>
  );
}

interface SiteLinkProps {
  link: ShownLink;
  onChosen?: () => void;
}

/** A link placed by the operator: to one of our pages, or off the site in a new window. */
export function SiteLink({ link: { name, target }, onChosen }: SiteLinkProps) {
  return target.kind === "outer" ? (
    <a href={target.address} target="_blank" rel="noopener noreferrer" onClick={onChosen}>
      {name}
    </a>
  ) : (
    <Link to={target.path} onClick={onChosen}>
      {name}
    </Link>
  );
}
