import { words as content } from "@naluma/content";
import { words as launcher } from "@naluma/game-launcher";
import type { Catalogue } from "@naluma/i18n";
import { words as lobby } from "@naluma/lobby";
import { words as member } from "@naluma/member";
import { words as shell } from "@naluma/shell";
import { words as wallet } from "@naluma/wallet";

/** Texts that a page may need before anything is loaded on demand; they are delivered in one file. */
export const catalogues: readonly Catalogue[] = [shell, lobby, content, member, wallet, launcher];
