import { mobileTemplateId } from "@naluma/site/device";
import type { Site } from "@naluma/site/use-site";

/** The template as named in the calls: the id on mobile, the configured name on desktop. */
export const templateName = ({ settings, template }: Site): string =>
  template === "mobile" ? mobileTemplateId(settings.templates.mobile) : settings.templates.pc;
