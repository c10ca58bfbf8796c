import { expect, test } from "vitest";
import { saidOfForm } from "./said-of-form.ts";

const fieldOf = { "titles.en": "title", logos: "logos" } as const;
const message = "The request is not valid.";

test("a problem of a field is shown only there, once", () => {
  const problems = ["logos.0.photo_path: is lost", "logos.1: is long", "titles.en: is blank"];
  expect(saidOfForm({ message, problems }, fieldOf)).toEqual({
    fields: { logos: "is lost", title: "is blank" },
    form: undefined,
  });
});

test("a problem that no field shows is shown for the whole form", () => {
  const problems = ["titles.en: is blank", "site_id: is no site"];
  expect(saidOfForm({ message, problems }, fieldOf)).toEqual({
    fields: { title: "is blank" },
    form: "The request is not valid. site_id: is no site",
  });
  expect(saidOfForm({ message: "Not now.", problems: [] })).toEqual({
    fields: {},
    form: "Not now.",
  });
});
