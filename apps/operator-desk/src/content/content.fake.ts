import type { Answers } from "../testing/fake-sandbox.ts";
import type { Item } from "./content.api.ts";

export const item = (id: number, value: Item["value"], part: Partial<Item> = {}): Item => ({
  id,
  version: `v${id}`,
  shown: true,
  value,
  missing: [],
  outdated: {},
  ...part,
});

const english = (title: string) => ({ title: { en_US: title }, content: { en_US: "<p>Text</p>" } });

export const pages: readonly Item[] = [
  item(1, { ...english("About us"), url: "main/1" }),
  item(2, { ...english("When is the harbour open?"), url: "faq/70" }, { missing: ["vi_VN"] }),
  item(3, { ...english("Hidden"), url: "faq/71" }, { shown: false }),
];

export const contentAnswers: Answers = {
  "GET /sandbox/content/items": ({ search: { kind } }) => ({ items: kind === "page" ? pages : [] }),
};
