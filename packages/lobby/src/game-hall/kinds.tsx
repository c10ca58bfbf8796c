import { useWords } from "@naluma/i18n/react";
import { words } from "../words.ts";
import type { GameType } from "./game.ts";
import { kindName } from "./kind-names.ts";

interface KindsProps {
  types: readonly GameType[];
  current: number | undefined;
  onChoose: (typeId: number) => void;
}

export function Kinds({ types, current, onChoose }: KindsProps) {
  const t = useWords(words);
  return (
    <fieldset className="kinds">
      <legend className="vh">{t("lobby.kinds")}</legend>
      {types.map((type) => {
        const own = kindName(type.id);
        return (
          <button
            key={type.id}
            type="button"
            aria-pressed={type.id === current}
            onClick={() => onChoose(type.id)}
          >
            {type.icon !== "" && (
              <img
                src={type.id === current ? type.iconActive : type.icon}
                alt=""
                width="24"
                height="24"
              />
            )}
            <span>{own ? t(own) : type.name}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
