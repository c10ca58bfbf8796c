import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@naluma/site/locale";
import { pages } from "@naluma/site/pages";
import { addChangeset } from "./changeset.ts";
import { insertAfterLast, insertBefore, NewError, type Checkout } from "./checkout.ts";

const templates = join(import.meta.dirname, "templates");

/** Paths that the gateway reserves for itself. */
const ofTheGateway = ["api", "app", "assets", "builds", "healthz", "media", "sandbox"];

/** The packages that import every feature with a page: the shell, both hosts, and the stories for its style. */
const users = ["packages/shell", "apps/web-desktop", "apps/web-mobile", "apps/storybook"];

/** A feature package with a page that loads data from the platform, wired like the others. */
export function newFeature(checkout: Checkout, name: string): string[] {
  refuseName(checkout, name);
  const folder = `packages/${name}`;
  const filled = (text: string) =>
    text.replaceAll("__Name__", pascalCase(name)).replaceAll("__name__", name);

  for (const file of globSync("feature/**/*.{template,json}", { cwd: templates }).toSorted()) {
    const path = filled(file.replace(/^feature\//, "").replace(/\.template$/, ""));
    checkout.create(`${folder}/${path}`, filled(readFileSync(join(templates, file), "utf8")));
  }
  speakEveryLanguage(checkout, `${folder}/src/locales-rest`);

  checkout.create(
    `packages/shell/src/page/routes/${name}.ts`,
    filled(readFileSync(join(templates, "shell-page.ts.template"), "utf8")),
  );
  addPage(checkout, name);
  addPackage(checkout, name);
  addStyles(checkout, name);
  addStates(checkout, name);
  addChangeset(checkout, name, `The page /${name}.`);

  return [
    `/${name} is a page of both hosts, and ${name} a chapter of Storybook (npm run dev).`,
    `${folder}/README.md says where to begin; the line of packages/site/src/pages.ts, whether a menu names it.`,
    "docs/architecture.md has a picture of all features: add it there.",
  ];
}

function refuseName(checkout: Checkout, name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30)
    throw new NewError(
      `A feature is called by at most 30 letters in words like daily-races, not "${name}".`,
    );
  if (checkout.has(`packages/${name}`) || checkout.has(`apps/${name}`))
    throw new NewError(`There is a package ${name} already.`);
  const taken = [...ofTheGateway, ...Object.keys(pages).map((path) => path.slice(1))];
  if (taken.some((path) => path.split("/")[0]?.toLowerCase() === name))
    throw new NewError(`There is something at /${name} already: the feature needs another name.`);
}

const pascalCase = (name: string): string =>
  name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** A language that was added later has English texts until it is translated. */
function speakEveryLanguage(checkout: Checkout, folder: string): void {
  for (const locale of locales)
    if (!checkout.has(`${folder}/${locale}.json`))
      checkout.create(`${folder}/${locale}.json`, checkout.read(`${folder}/en_US.json`));
}

function addPage(checkout: Checkout, name: string): void {
  const list = "packages/site/src/pages.ts";
  checkout.edit(list, (text) =>
    insertBefore(text, /^ {2}"\/slotgame":/, `"/${name}": { frame: "site" },`, list),
  );
  const routes = "packages/shell/src/routes.ts";
  checkout.edit(routes, (text) =>
    insertBefore(text, /^ {4}"\/slotgame":/, `"/${name}": file("page/routes/${name}.ts"),`, routes),
  );
  const loader = "packages/shell/src/page/routes/page-loader.ts";
  const travels = `${camelCase(name)}Travels`;
  checkout.edit(loader, (text) =>
    insertBefore(
      insertBefore(
        text,
        /^import \{ travelsWithPage as lobbyTravels/,
        `import { travelsWithPage as ${travels} } from "@naluma/${name}";`,
        loader,
      ),
      /^ {2}lobbyTravels,$/,
      `${travels},`,
      loader,
    ),
  );
}

const camelCase = (name: string): string => {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

function addPackage(checkout: Checkout, name: string): void {
  for (const folder of users)
    checkout.editJson(`${folder}/package.json`, (manifest) => {
      const all = { ...objectIn(manifest, "dependencies"), [`@naluma/${name}`]: "workspace:*" };
      manifest["dependencies"] = Object.fromEntries(
        Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      );
    });
  checkout.editJson("packages/shell/tsconfig.json", (config) => {
    config["references"] = [...listIn(config, "references"), { path: `../../packages/${name}` }];
  });
  checkout.editJson("tsconfig.json", (config) => {
    const references = listIn(config, "references");
    const place = references.findIndex((one) => JSON.stringify(one).includes('"packages/shell"'));
    config["references"] = references.toSpliced(place, 0, { path: `packages/${name}` });
  });
}

const objectIn = (value: Record<string, unknown>, key: string): object => Object(value[key]);

const listIn = (value: Record<string, unknown>, key: string): unknown[] => {
  const list = value[key];
  return Array.isArray(list) ? list : [];
};

function addStyles(checkout: Checkout, name: string): void {
  for (const host of ["web-desktop", "web-mobile"]) {
    const sheet = `apps/${host}/app/later.css`;
    const line = `@import "@naluma/${name}/later.css";`;
    checkout.edit(sheet, (text) => insertBefore(text, /@naluma\/shell\/later\.css/, line, sheet));
  }
  const preview = "apps/storybook/.storybook/preview.tsx";
  checkout.edit(preview, (text) =>
    insertAfterLast(
      text,
      /^import "@naluma\/[\w-]+\/later\.css";$/,
      `import "@naluma/${name}/later.css";`,
      preview,
    ),
  );
}

/** Every page lists the story that shows each of its states. */
function addStates(checkout: Checkout, name: string): void {
  const states = "tools/stories/page-states.ts";
  const story = (of: string) => `"${name}/popular/${name}-page#${of}"`;
  const lines = [
    `"/${name}": {`,
    `  shown: ${story("Games")},`,
    `  phone: ${story("OnAPhone")},`,
    `  loading: ${story("Loading")},`,
    `  empty: ${story("Nothing")},`,
    `  failed: ${story("Failed")},`,
    `  long: ${story("LongNamesOnAPhone")},`,
    "},",
  ];
  checkout.edit(states, (text) =>
    insertBefore(text, /^ {2}"\/slotgame":/, lines.join("\n  "), states),
  );
}
