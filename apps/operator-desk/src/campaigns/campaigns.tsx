import "../content/content.css";
import "./campaigns.css";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { SiteField } from "../site-field.tsx";
import { sitesQuery } from "../sites.api.ts";
import { CampaignEditor } from "./campaign-editor.tsx";
import { CampaignList } from "./campaign-list.tsx";
import { campaignsQuery } from "./campaigns.api.ts";

/** The gifts of a site: red envelopes and roulettes. */
export default function Campaigns() {
  const [params, setParams] = useSearchParams();
  const siteId = Number(params.get("site") ?? 1);
  const query = useQuery(campaignsQuery(siteId));
  const sites = useQuery(sitesQuery);
  /** The editor stays open with the campaign that was just created. */
  const [made, setMade] = useState<number>();

  const goTo = (site: number, edited?: string) =>
    setParams({ site: String(site), ...(edited !== undefined && { campaign: edited }) });
  const edited = params.get("campaign");

  return (
    <ScreenFrame
      name="Campaigns"
      actions={
        edited === null && (
          <div className="fields">
            <Button look="primary" onClick={() => goTo(siteId, "red_envelope")}>
              New red envelope
            </Button>
            <Button look="primary" onClick={() => goTo(siteId, "roulette")}>
              New prize wheel
            </Button>
          </div>
        )
      }
    >
      {edited === null && (
        <div className="fields">
          <SiteField value={siteId} onValue={(site) => goTo(site)} />
        </div>
      )}
      <Read query={query} of="campaigns">
        {({ campaigns }) => {
          if (edited === null)
            return <CampaignList campaigns={campaigns} onEdit={(id) => goTo(siteId, String(id))} />;
          const isNew = edited === "red_envelope" || edited === "roulette";
          const campaign = campaigns.find(({ id }) => String(id) === edited);
          const kind = isNew ? edited : campaign?.kind;
          if (kind === undefined)
            return (
              <ErrorNotice
                text="There is no such campaign."
                retry={{ label: "Back to the list", onRetry: () => goTo(siteId) }}
              />
            );
          return (
            <Read query={sites} of="the sites">
              {(all) => (
                <CampaignEditor
                  key={campaign?.id === made ? kind : edited}
                  siteId={siteId}
                  currencies={all.find(({ site_id }) => site_id === siteId)?.currencies ?? []}
                  kind={kind}
                  campaign={campaign}
                  onBack={() => goTo(siteId)}
                  onSaved={({ id }) => {
                    if (!isNew) return;
                    setMade(id);
                    goTo(siteId, String(id));
                  }}
                />
              )}
            </Read>
          );
        }}
      </Read>
    </ScreenFrame>
  );
}
