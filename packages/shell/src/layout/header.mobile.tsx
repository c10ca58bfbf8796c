import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Island } from "@naluma/ui/island";
import { lazy, memo, type ReactNode } from "react";
import { Link } from "react-router";
import { words } from "../words.ts";
import { Brand } from "./brand.tsx";
import { Contained } from "./contained.tsx";

const PreferencesButton = lazy(() => import("../preferences/preferences-button.mobile.tsx"));

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
  return (
    <header className="m-hd">
      <Link className="logo" to="/" aria-label={t("shell.home_of", { name: settings.siteName })}>
        <Brand />
      </Link>
      <span className="grow" />
      <Preferences />
      {corner}
    </header>
  );
}
