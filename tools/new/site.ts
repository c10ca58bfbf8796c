import { addChangeset } from "./changeset.ts";
import { insertBefore, NewError, type Checkout } from "./checkout.ts";

const folder = "apps/gateway/sites";
const records = "apps/sandbox/src/sites/sites.ts";

/**
 * A site on our platform: its configuration for the gateway, and its record and members in the sandbox. The file of a
 * site on an operator's own platform is written by `npm run connect`.
 */
export function newSite(checkout: Checkout, name: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 20)
    throw new NewError(
      `A site is called by at most 20 letters in words like silver-lake, not "${name}".`,
    );
  if (checkout.read(records).includes(`name: "${name}"`))
    throw new NewError(`There is a site ${name} already.`);

  let id = 1;
  // The platform has a site of which the gateway has no file.
  const isTaken = (wanted: number) =>
    checkout.has(`${folder}/${wanted}.json`) ||
    checkout.read(records).includes(`    id: ${wanted},`);
  while (isTaken(id)) id += 1;
  const title = name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

  const first: Record<string, unknown> = JSON.parse(checkout.read(`${folder}/1.json`));
  const own = {
    siteId: id,
    siteName: name,
    titles: { zh: title, en: title },
    brand: {
      logo: `/media/brands/${name}.svg`,
      mark: `/media/brands/${name}-mark.svg`,
      colours: { dark: {}, light: {} },
    },
    siteDetailFile: `/media/sites/${id}.json`,
    thirdPartyLogins: [],
    routeRules: {},
    domains: [],
    tracking: {},
  };
  checkout.create(`${folder}/${id}.json`, `${JSON.stringify({ ...first, ...own }, null, 2)}\n`);
  checkout.edit(records, (text) =>
    insertBefore(text, /^\];$/, recordOf(id, name, title, first), records),
  );
  addChangeset(checkout, `site-${name}`, `The site ${title}.`);

  return [
    `SANDBOX_SITE=${id} SANDBOX_DATA=.data/${id} npm start shows it, with members of its own from id ${id}001 on.`,
    `Currencies, languages, colours and links are in ${folder}/${id}.json: no build is needed.`,
    "Its logo and sign are drawn from its name until brand names files of its own.",
  ];
}

const recordOf = (
  id: number,
  name: string,
  title: string,
  { templates, currencies }: Record<string, unknown>,
): string => `{
    id: ${id},
    name: ${JSON.stringify(name)},
    templates: ${JSON.stringify(Object.values(Object(templates)))},
    titles: { zh: ${JSON.stringify(title)}, en: ${JSON.stringify(title)} },
    currencies: ${JSON.stringify(currencies)},
    isDemo: false,
    realityCheck: { minutes: 60, mayBeOff: true },
    cashSurplus: [],
    linkExpireTime: 60,
    lacks: ["friends"],
    leftOut: [],
    minimumAge: 18,
    excludedCountries: [],
    registerScene: "garden",
    logos: [],
    customerService: {},
  },`;
