import { useStore } from "jotai";
import { envelopeWantedAtom } from "../envelope/wanted-envelope.ts";
import { wantedRouletteAtom } from "../roulette/wanted-roulette.ts";
import type { Campaign } from "./campaign.ts";

const wanted = { red_envelope: envelopeWantedAtom, roulette: wantedRouletteAtom } as const;

/** The way into what runs, also where the floats were sent away. An envelope that was taken is not there to open. */
export function useOpenCampaign({ kind, state, left }: Campaign): (() => void) | undefined {
  const store = useStore();
  const isOpen = state === "running" && (kind === "roulette" || left > 0);
  return isOpen ? () => store.set(wanted[kind], true) : undefined;
}
