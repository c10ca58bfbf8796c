import { lazyView } from "@naluma/ui/lazy-view";
import { useAtom } from "jotai";
import type { GameListProps } from "../catalogue/game-list-props.ts";
import { demoAtom, demoListAtom } from "./demo-state.ts";
import { useDemoDesk } from "./use-demo-desk.ts";

const DemoDialog = lazyView(() => import("./demo-dialog.tsx"));
const DemoList = lazyView(() => import("./demo-list.tsx"));

/** Where demos appear. Once in the page, outside anything that may unmount. */
export default function Demos({ onPlay }: Pick<GameListProps, "onPlay">) {
  useDemoDesk();
  const [demo, setDemo] = useAtom(demoAtom);
  const [isListOpen, setListOpen] = useAtom(demoListAtom);
  return (
    <>
      {isListOpen && <DemoList onClose={() => setListOpen(false)} />}
      {demo && (
        <DemoDialog
          key={demo.game.id}
          demo={demo}
          onClose={() => setDemo(undefined)}
          onPlay={() => {
            setDemo(undefined);
            onPlay(demo.game, demo.name, demo.providerName);
          }}
        />
      )}
    </>
  );
}
