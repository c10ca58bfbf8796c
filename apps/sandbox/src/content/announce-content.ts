import type { Background } from "../ground/background.ts";
import type { Publisher } from "../realtime/publisher.ts";
import { siteWithId } from "../sites/sites.ts";
import type { ContentKind } from "./content-kinds.ts";

interface Announcer {
  readonly background: Background;
  readonly publisher: Publisher;
}

interface Announcement {
  readonly channels: readonly string[];
  readonly event: string;
}

/**
 * The event that open pages of a site get for a change. Kinds without an event in docs/wire/events.yaml share
 * one on the channel that all pages subscribe to.
 */
export const announcementOf = (siteId: number, kind: ContentKind): Announcement => {
  const site = siteWithId(siteId);
  const templates = (site?.templates ?? []).map((name) => `${name}_template`);
  switch (kind) {
    case "banner":
      return {
        channels: (site?.currencies ?? []).map((currency) => `web_api.${currency}`),
        event: "carousel_picture.url",
      };
    case "sponsor":
      return { channels: templates, event: "model_sponsor.url" };
    case "login":
      return { channels: templates, event: "model_login.url" };
    default:
      return { channels: ["board"], event: "content.changed" };
  }
};

/** Runs after the change is committed; no call waits for it. */
export const announceContent = (
  { background, publisher }: Announcer,
  siteId: number,
  kind: ContentKind,
): void => {
  const { channels, event } = announcementOf(siteId, kind);
  background.run(`content.${siteId}`, () => publisher.publish(channels, event, {}));
};
