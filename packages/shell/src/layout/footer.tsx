import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Logo } from "@naluma/ui/logo";
import { useCustomerService } from "../site-detail/use-customer-service.ts";
import { words } from "../words.ts";

/** Age and play-money lines stay on every page of the lobby. */
export function Footer() {
  const t = useWords(words);
  const { settings } = useSite();
  const service = useCustomerService();
  return (
    <footer className="ft">
      <div className="shell">
        <div>
          <span className="logo">
            <Logo />
          </span>
          <p>
            {settings.playMoney && `${t("shell.play_money")} `}
            {t("shell.adults")}
          </p>
        </div>
        {service && (
          <div>
            <h2>{t("shell.help")}</h2>
            <ul>
              <li>
                <a href={service} target="_blank" rel="noreferrer">
                  {t("shell.customer_service")}
                </a>
              </li>
            </ul>
          </div>
        )}
      </div>
    </footer>
  );
}
