import type { SiteRecord } from "../sites/sites.ts";

/** A narrow and a wide picture beside or above the form; drawn by the sandbox (`catalogue/media-app.ts`). */
export const registerBackground = ({ registerScene }: SiteRecord, template: string): string =>
  /mobile|h5/i.test(template)
    ? `/media/register/${registerScene}-wide.svg`
    : `/media/register/${registerScene}.svg`;
