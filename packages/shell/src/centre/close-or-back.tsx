import { useWords } from "@naluma/i18n/react";
import { buttonClass } from "@naluma/ui/button-class";
import { CaretLeftIcon, XIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { Link } from "react-router";
import { isPageWindow } from "../page/app/opened-windows.ts";
import { restWords } from "../words.rest.ts";

/** Leaves a member's pages: a window opened for them closes, any other navigates to the lobby. */
export function CloseOrBack() {
  const t = useWords(restWords);
  if (isPageWindow(window))
    return (
      <IconButton className="mc-x" label={t("windows.close")} onClick={() => window.close()}>
        <XIcon />
      </IconButton>
    );
  return (
    <Link className={buttonClass({ look: "text", className: "mc-x" })} to="/">
      <CaretLeftIcon />
      {t("windows.home")}
    </Link>
  );
}
