import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { HeadsetIcon } from "@naluma/ui/icon";
import { Suspense } from "react";
import { restWords } from "../words.rest.ts";

interface AskServiceProps {
  /** Opens customer service beside the page. */
  onAsk: () => void;
}

/** The way to a person, where a refusal of the login names one. */
export function AskService(props: AskServiceProps) {
  return (
    <Suspense>
      <Ask {...props} />
    </Suspense>
  );
}

function Ask({ onAsk }: AskServiceProps) {
  const t = useWords(restWords);
  return (
    <Button look="line" block onClick={onAsk}>
      <HeadsetIcon />
      {t("centre.service")}
    </Button>
  );
}
