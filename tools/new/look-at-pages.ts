import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startStack } from "../stack/index.ts";
import { made } from "./generated-copy.ts";

/*
 * Run by check.ts in its copy: the newest site in the newest language, as a visitor with either template gets it. The
 * language is a draft, so the site's settings are changed to offer it first; do the same to view a draft yourself.
 */
const root = join(import.meta.dirname, "../..");
const { feature, site, locale } = made;

const sites = join(root, "apps/gateway/sites");
const siteId = [1, 2, 3, 4, 5, 6, 7, 8, 9].findLast((id) => {
  try {
    return readFileSync(join(sites, `${id}.json`), "utf8").includes(`"siteName": "${site}"`);
  } catch {
    return false;
  }
});
const file = join(sites, `${siteId}.json`);
const settings: { languages: string[] } = JSON.parse(readFileSync(file, "utf8"));
writeFileSync(file, JSON.stringify({ ...settings, languages: [...settings.languages, locale] }));

const agents = {
  desktop: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
  phone: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
};

const stack = await startStack({
  log: join(root, ".naluma/new-pages.log"),
  env: { SANDBOX_SITE: String(siteId), SITE_ID: String(siteId) },
});
const faults: string[] = [];
const expect = (what: string, isSo: boolean) => void (isSo || faults.push(what));

try {
  for (const [device, agent] of Object.entries(agents)) {
    const page = async (language: string) => {
      const headers = {
        "user-agent": agent,
        cookie: `i18n_redirected=${language}; lang=${language}`,
      };
      const answer = await fetch(`${stack.lobby}/${feature}`, { headers });
      return { status: answer.status, html: await answer.text() };
    };
    const { status, html } = await page("en_US");
    expect(`${device}: the page answers ${status}, not 200`, status === 200);
    expect(`${device}: the page has no heading`, /<h1[^>]*>Popular now</.test(html));
    expect(`${device}: no game is in the page`, html.includes(`<li class="card">`));
    expect(`${device}: the site has another logo`, html.includes(`/media/brands/${site}.svg`));
    const draft = await page(locale);
    expect(
      `${device}: the language is not ${locale}`,
      draft.html.includes(`lang="${locale.replace("_", "-")}"`),
    );
    expect(`${device}: a draft does not speak English`, /<h1[^>]*>Popular now</.test(draft.html));
  }
  for (const picture of [`${site}.svg`, `${site}-mark.svg`]) {
    const { status } = await fetch(`${stack.lobby}/media/brands/${picture}`);
    expect(`the picture ${picture} answers ${status}`, status === 200);
  }
  const login = await fetch(`${stack.api}/media/sites/${siteId}.json`);
  expect(`the sandbox does not know the site: ${login.status}`, login.ok);
} finally {
  await stack.stop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
