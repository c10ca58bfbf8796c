import { SelectField } from "@naluma/ui/field";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { SettingsForm } from "./settings-form.tsx";
import { settingsQuery } from "./settings.api.ts";

/** What an operator decides about each site. The forms of both stay, so that nothing typed is lost between them. */
export default function SiteSettingsScreen() {
  const found = useQuery(settingsQuery);
  const [chosen, setChosen] = useState("");
  const [unsaved, setUnsaved] = useState<readonly number[]>([]);
  const onUnsaved = useCallback(
    (siteId: number, isUnsaved: boolean) =>
      setUnsaved((before) => {
        const others = before.filter((one) => one !== siteId);
        return isUnsaved ? [...others, siteId] : others;
      }),
    [],
  );
  useLeaveGuard(unsaved.length > 0);
  return (
    <ScreenFrame name="Site settings">
      <Read query={found} of="the settings">
        {(list) => {
          const shown = chosen === "" ? String(list[0]?.site_id) : chosen;
          return (
            <>
              <div className="fields">
                <SelectField
                  label="Site"
                  value={shown}
                  onChange={(event) => setChosen(event.currentTarget.value)}
                  choices={list.map(({ site_id, name }) => ({
                    value: String(site_id),
                    text: `${site_id}: ${name}`,
                  }))}
                />
              </div>
              {list.map((site) => (
                <div key={site.site_id} hidden={String(site.site_id) !== shown}>
                  <SettingsForm site={site} onUnsaved={onUnsaved} />
                </div>
              ))}
            </>
          );
        }}
      </Read>
    </ScreenFrame>
  );
}
