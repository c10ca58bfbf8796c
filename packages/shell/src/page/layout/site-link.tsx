import type { ShownLink } from "@naluma/content";
import { Link } from "react-router";

interface SiteLinkProps {
  link: ShownLink;
  onChosen?: () => void;
}

/** A link placed by the operator: to one of our pages, or off the site in a new window. */
export function SiteLink({ link: { name, target }, onChosen }: SiteLinkProps) {
  return target.kind === "outer" ? (
    <a href={target.address} target="_blank" rel="noopener noreferrer" onClick={onChosen}>
      {name}
    </a>
  ) : (
    <Link to={target.path} onClick={onChosen}>
      {name}
    </Link>
  );
}
