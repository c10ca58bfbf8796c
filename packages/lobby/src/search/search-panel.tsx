import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Chip } from "@naluma/ui/chip";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { CatalogueGame, GameListProps } from "../catalogue/game.ts";
import { restWords } from "../words.rest.ts";
import { words } from "../words.ts";
import { GameInfoDialog, GameInfoPage, type GameInfoProps } from "./game-info.tsx";
import { keepSearches, recentSearches, withSearch } from "./recent-searches.ts";
import { type ActiveCell, Results } from "./results.tsx";
import type { Result } from "./search-engine.ts";
import { SearchNarrows } from "./search-narrows.tsx";
import { useSearch } from "./use-search.ts";

export type SearchProps = Pick<GameListProps, "onPlay">;

/** Handles a key of the field that is meant for the results. */
export type PanelKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

interface Props extends SearchProps {
  /** The id of the list of results. */
  id: string;
  text: string;
  onKeys: (keys: PanelKeys) => void;
  onText: (text: string) => void;
  /** Receives the id of the result selected with the arrows. */
  onActive: (id: string | undefined) => void;
  onDone: () => void;
}

const none: ArrayLike<number> = [];

/** How many results Page up and Page down skip. */
const page = 6;

/** The content below the field: earlier searches, filters, and the results. */
export default function SearchPanel({ onPlay, id, text, onKeys, onText, onActive, onDone }: Props) {
  const t = useWords(words);
  const ts = useWords(restWords);
  const isPhone = useSite().template === "mobile";
  const search = useSearch(text);
  const { recent, remember, forget } = useRecentSearches();
  const [active, setActive] = useState<ActiveCell>();
  const [info, setInfo] = useState<Result>();
  const ids = search.found?.ids ?? none;

  const go = (next: ActiveCell | undefined) => {
    setActive(next);
    onActive(next && `${id}-${next.row}-${next.cell}`);
  };
  // New results reset the keyboard position, unless its game is still among them.
  const [shown, setShown] = useState(search.found);
  if (shown !== search.found) {
    setShown(search.found);
    if (active && shown?.ids[active.row] !== ids[active.row]) setActive(undefined);
  }
  useEffect(() => {
    if (active === undefined) onActive(undefined);
  }, [active, onActive]);

  const play = (game: CatalogueGame, name: string, provider: string) => {
    remember(text);
    onDone();
    onPlay(game, name, provider);
  };
  const open = (result: Result) => {
    remember(text);
    setInfo(result);
  };
  const press = ({ row, cell }: ActiveCell) => {
    const result = search.result(ids[row] ?? -1);
    if (!result) return;
    if (cell === "info") open(result);
    else play(result.game, result.name, result.provider);
  };

  // Rows that stay are not re-rendered on each key.
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  const pressRow = useCallback((at: ActiveCell) => latest.current(at), []);

  // A layout effect, in sync with the results: after paint, a key could arrive first and be lost.
  useLayoutEffect(() => {
    onKeys((event) => {
      const last = ids.length - 1;
      if (last < 0 || event.nativeEvent.isComposing) return;
      const row = active?.row ?? -1;
      const cell = active?.cell ?? "play";
      const to = (next: number) => go({ row: Math.max(0, Math.min(last, next)), cell });
      switch (event.key) {
        case "ArrowDown":
          to(row === last ? 0 : row + 1);
          break;
        case "ArrowUp":
          to(row <= 0 ? last : row - 1);
          break;
        case "PageDown":
          to(row + page);
          break;
        case "PageUp":
          to(row - page);
          break;
        case "ArrowRight":
          if (!active || cell === "info") return;
          go({ row, cell: "info" });
          break;
        case "ArrowLeft":
          if (!active || cell === "play") return;
          go({ row, cell: "play" });
          break;
        case "Enter":
          // Enter starts only a game that was selected.
          if (active) press(active);
          else to(0);
          break;
        default:
          return;
      }
      event.preventDefault();
    });
  });

  const about: GameInfoProps | undefined = info && {
    ...info,
    onDemo: onDone,
    onClose: () => setInfo(undefined),
    onPlay: () => play(info.game, info.name, info.provider),
  };
  if (about && isPhone) {
    const { onClose } = about;
    return (
      <GameInfoPage
        {...about}
        onClose={() => {
          onClose();
          onText(text);
        }}
      />
    );
  }
  return (
    <div className="search-panel">
      {text === "" && recent.length > 0 && (
        <fieldset className="search-recent" aria-label={ts("search.recent")}>
          {recent.map((one) => (
            <Chip key={one} onClick={() => onText(one)}>
              <span className="clip">{one}</span>
            </Chip>
          ))}
          <button type="button" className="search-forget" onClick={forget}>
            {ts("search.forget")}
          </button>
        </fieldset>
      )}
      <SearchNarrows {...search} />
      {search.state === "failed" && (
        <ErrorNotice
          text={t("lobby.failed")}
          retry={{ label: t("lobby.retry"), onRetry: search.retry }}
        />
      )}
      <output className="search-count">
        {search.state === "ready" && search.found?.similar && (
          <span>{`${ts("search.similar")} `}</span>
        )}
        {search.state === "ready" && <span>{ts("search.found", { count: ids.length })}</span>}
      </output>
      {search.state === "ready" && ids.length === 0 && (
        <Empty title={ts("search.none")} text={ts("search.none_hint")} />
      )}
      <Results
        id={id}
        ids={ids}
        waiting={search.state === "loading"}
        activeCell={active}
        resultOf={search.result}
        onPress={pressRow}
      />
      {about && <GameInfoDialog {...about} />}
    </div>
  );
}

/** Earlier searches in this browser. Used only after an interaction, never on the server. */
function useRecentSearches() {
  const [recent, setRecent] = useState(() => recentSearches(window.localStorage));
  const keep = (next: readonly string[]) => {
    setRecent(next);
    keepSearches(window.localStorage, next);
  };
  return {
    recent,
    remember: (text: string) => keep(withSearch(recent, text)),
    forget: () => keep([]),
  };
}
