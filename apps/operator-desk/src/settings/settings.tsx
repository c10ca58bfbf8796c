import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { SiteField } from "../site-field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { settingsQuery } from "./settings.api.ts";

export default function SiteSettingsScreen() {
  const found = useQuery(settingsQuery);
  const [params, setParams] = useSearchParams();
  const siteId = Number(params.get("site") ?? 1);
  return (
    <ScreenFrame name="Site settings">
      <div className="fields">
        <SiteField value={siteId} onValue={(site) => setParams({ site: String(site) })} />
      </div>
      <Read query={found} of="the settings">
        {(list) =>
          list
            .filter(({ site_id }) => site_id === siteId)
            .map((site) => <SettingsForm key={site.site_id} site={site} />)
        }
      </Read>
    </ScreenFrame>
  );
}
