import { readAnswer } from "@naluma/api-client/read-answer";
import type { Entry } from "../../search-index/entry.ts";
import type { Finder } from "../../search-index/find.ts";
import { getTemplateGameList } from "../catalogue.api.ts";
import { shownHere } from "../shown-here.ts";
import type { Numbered, WorkerRequest, WorkerReply } from "./worker-messages.ts";

/**
 * Runs in a worker: reads the catalogue, and searches it. The content policy allows a worker by this file's name
 * (`shell/src/document/trusted-types.ts`).
 */

/** How many games the page receives at once: less than a frame's work on a slow phone. */
const slice = 250;

const send = (reply: Numbered<WorkerReply>, transfer: Transferable[] = []) =>
  postMessage(reply, { transfer });

/** The entries of indexes that are not made yet. */
const waiting = new Map<number, Entry[]>();
let finder: Finder | undefined;
/** The number of the index that `finder` searches. */
let made = -1;

async function carryOut(order: WorkerRequest, number: number): Promise<void> {
  switch (order.order) {
    case "read": {
      const text = new TextDecoder().decode(order.bytes);
      const answer = readAnswer(getTemplateGameList.reads, text);
      const games = (answer?.value?.is ?? []).map(shownHere(order.settings, order.locale));
      for (let from = 0; from < games.length; from += slice)
        send({ reply: "some", games: games.slice(from, from + slice), number });
      // The page already has the games that were read; a refusal may include its reason.
      const end = answer && {
        ...answer,
        data: answer.value ? null : answer.data,
        value: answer.value && { is: null },
      };
      send({ reply: "read", answer: end, number });
      return;
    }
    case "take":
      waiting.set(order.index, [...(waiting.get(order.index) ?? []), ...order.entries]);
      return;
    case "make": {
      const entries = waiting.get(order.index) ?? [];
      waiting.delete(order.index);
      // One that was begun earlier may be complete later; it does not replace a newer one.
      if (order.index > made) {
        const { createFinder } = await import("../../search-index/find.ts");
        finder = await createFinder(entries, order.locale, order.providers);
        made = order.index;
      }
      send({ reply: "made", number });
      return;
    }
    case "find": {
      if (!finder) throw new Error("nothing was given to search in");
      const found = finder.find(order.question);
      send({ reply: "found", found, number }, [found.ids.buffer]);
    }
  }
}

/** Requests run one after the other: a query waits for the index before it. */
let turn = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<Numbered<WorkerRequest>>) => {
  turn = turn
    .then(() => carryOut(data, data.number))
    .catch(() => send({ reply: "failed", number: data.number }));
});

send({ reply: "here", number: 0 });
