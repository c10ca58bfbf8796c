import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Logo } from "@naluma/ui/logo";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { words } from "../words.ts";

/** The bar on top; `corner` is the member's part of it. */
export function Header({ corner }: { corner: ReactNode }) {
  const t = useWords(words);
  const { settings } = useSite();
  return (
    <header className="m-hd">
      <Link className="logo" to="/" aria-label={t("shell.home_of", { name: settings.siteName })}>
        <Logo />
      </Link>
      <span className="grow" />
      {corner}
    </header>
  );
}
