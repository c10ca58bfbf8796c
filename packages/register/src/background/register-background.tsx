import { useApi } from "@naluma/api-client/react";
import { pictureAddress } from "@naluma/site/address";
import { mobileTemplateId } from "@naluma/site/template";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { registerBackgroundQuery } from "./background.api.ts";

/** The operator's photo behind the title of the form. It comes when it comes, and moves nothing. */
export function RegisterBackground() {
  const { settings, template } = useSite();
  const { pc, mobile } = settings.templates;
  const name = template === "desktop" ? pc : mobileTemplateId(mobile);
  const { data } = useQuery(registerBackgroundQuery(useApi(), settings.siteId, name));
  const [broken, setBroken] = useState<string>();
  const src = data === undefined ? undefined : pictureAddress(data, settings);
  if (src === undefined || src === broken) return null;
  return (
    <img className="reg-photo" src={src} alt="" decoding="async" onError={() => setBroken(src)} />
  );
}
