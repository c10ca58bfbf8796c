import { ConsentRequest } from "@naluma/tracking/later";
import { useAtomValue } from "jotai";
import { useLocation } from "react-router";
import { gameNowAtom } from "../app/game-now.ts";
import { useApp } from "../app/use-app.ts";
import { pageTracking } from "./page-tracking.ts";

export default function LateTracking({ search }: { search: string }) {
  const app = useApp();
  const { pathname } = useLocation();
  const isGameOn = useAtomValue(gameNowAtom) !== "none" || pathname === "/play";
  return <ConsentRequest tracking={pageTracking(app, window, search)} isGameOn={isGameOn} />;
}
