import { buttonClass } from "@naluma/ui/button";

/** As many as a member usually has. */
const usual = ["centre", "deposit", "agent"];

/** Keeps the place of a member's links: what stands below must not move under a finger. */
export const LinksSkeleton = () =>
  usual.map((link) => (
    <span key={link} className={buttonClass({ look: "line", block: true })} aria-hidden="true" />
  ));
