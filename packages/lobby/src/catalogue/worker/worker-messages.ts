import type { ReadAnswer } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Entry, Found, ProviderWords, Question } from "../../search-index/entry.ts";
import type { CatalogueGame } from "../game.ts";
import type { PlaceSettings } from "../shown-here.ts";

/** The requests of the page to its worker. Each has a number, which its replies repeat. */
export type WorkerRequest =
  | {
      readonly order: "read";
      readonly bytes: ArrayBuffer;
      readonly locale: Locale;
      readonly settings: PlaceSettings;
    }
  /** More entries for an index that is made later. */
  | { readonly order: "take"; readonly index: number; readonly entries: readonly Entry[] }
  | {
      readonly order: "make";
      readonly index: number;
      readonly locale: Locale;
      readonly providers: ProviderWords;
    }
  | { readonly order: "find"; readonly question: Question };

export type WorkerReply =
  | { readonly reply: "here" }
  /** A slice of a long list: reading it in one piece would block the page. */
  | { readonly reply: "some"; readonly games: readonly CatalogueGame[] }
  | { readonly reply: "read"; readonly answer: ReadAnswer<null> | undefined }
  | { readonly reply: "made" }
  | { readonly reply: "found"; readonly found: Found }
  | { readonly reply: "failed" };

export type Numbered<Message> = Message & { readonly number: number };
