import { languageTag } from "@naluma/site/locale";
import type { Action } from "./audit.api.ts";
import { changesOf, type Change } from "./changes.ts";

/** So many stand in a line of the log; the others wait behind a press. */
const maxShown = 4;

const List = ({ changes }: { changes: readonly Change[] }) => (
  <ul>
    {changes.map(({ field, before, after, lang }) => (
      <li key={field}>
        <span className="dim">{field}</span>{" "}
        <span lang={lang && languageTag(lang)}>
          {before !== undefined && (
            <span>
              <del>{before || "nothing"}</del> →
            </span>
          )}{" "}
          <b>{after || "nothing"}</b>
        </span>
      </li>
    ))}
  </ul>
);

/** Field by field what was done. */
export function Changes({ action }: { action: Action }) {
  const changes = changesOf(action);
  const more = changes.length - maxShown;
  return (
    <div className="changes wraps">
      <List changes={changes.slice(0, maxShown)} />
      {more > 0 && (
        <details>
          <summary>{more === 1 ? "1 more field" : `${more} more fields`}</summary>
          <List changes={changes.slice(maxShown)} />
        </details>
      )}
    </div>
  );
}
