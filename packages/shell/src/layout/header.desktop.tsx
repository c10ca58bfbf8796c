import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Island } from "@naluma/ui/island";
import { lazy, memo, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useCustomerService } from "../site-detail/use-customer-service.ts";
import { words } from "../words.ts";
import { Brand } from "./brand.tsx";
import { Contained } from "./contained.tsx";

const PreferencesButton = lazy(() => import("../preferences/preferences-button.desktop.tsx"));

/** Drawn once: the header changes before its code is here, and would take the server's HTML away. */
const Preferences = memo(function Preferences() {
  return (
    <Contained>
      <Island fallback={null}>
        <PreferencesButton />
      </Island>
    </Contained>
  );
});

/** The bar on top; `corner` is the member's part of it. */
export function Header({ corner }: { corner: ReactNode }) {
  const t = useWords(words);
  const { settings } = useSite();
  const service = useCustomerService();
  const { pathname } = useLocation();
  return (
    <header className="hd">
      <div className="shell">
        <Link className="logo" to="/" aria-label={t("shell.home_of", { name: settings.siteName })}>
          <Brand />
        </Link>
        <nav className="nav" aria-label={t("shell.main")}>
          <Link to="/" aria-current={pathname === "/" ? "page" : undefined}>
            {t("shell.home")}
          </Link>
          {service && (
            <a href={service} target="_blank" rel="noreferrer">
              {t("shell.customer_service")}
            </a>
          )}
        </nav>
        <span className="grow" />
        <Preferences />
        {corner}
      </div>
    </header>
  );
}
