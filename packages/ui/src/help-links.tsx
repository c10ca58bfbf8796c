export interface HelpLinksProps {
  /** "Free and confidential help" */
  title: string;
  links: readonly { readonly name: string; readonly url: string }[];
}

/** Links to organisations that help players who were refused; renders nothing without links. */
export function HelpLinks({ title, links }: HelpLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
