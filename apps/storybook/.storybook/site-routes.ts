import { siteRoutes, type SiteRoute } from "@naluma/shell/routes";
import type { Plugin } from "vite";

const name = "virtual:naluma/site-routes";
const resolved = `\0${name}`;

/** The routes of each host as source text, with the modules of their files. */
const sourceOf = (): string => {
  const imports: string[] = [];
  const print = ({ file, children = [], ...route }: SiteRoute): string => {
    const module = `module${imports.length}`;
    imports.push(`import * as ${module} from ${JSON.stringify(file)};`);
    const fields = JSON.stringify(route).slice(1, -1);
    return `{ ${fields}, module: ${module}, children: [${children.map(print).join(", ")}] }`;
  };
  const hosts = (["desktop", "mobile"] as const).map(
    (template) => `${template}: [${siteRoutes(template).map(print).join(",\n")}]`,
  );
  return `${imports.join("\n")}\nexport default { ${hosts.join(",\n")} };`;
};

/** Provides the pages of both hosts to tests as `virtual:naluma/site-routes`, each with its route module. */
export const hostRoutes = (): Plugin => ({
  name: "naluma:host-routes",
  resolveId: (source) => (source === name ? resolved : undefined),
  load: (id) => (id === resolved ? sourceOf() : undefined),
});
