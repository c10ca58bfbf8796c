export { HelpLinks, type HelpLinksProps } from "./help-links.tsx";
