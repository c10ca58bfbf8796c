import type { BuiltFiles } from "@naluma/release/release-folder.fake";

/**
 * The server of a host, as a build produces it, without React. Its page references a script and shows the text.
 * The text is in a separate chunk, loaded when a page is rendered.
 */
const serverOf = (text: string): string => `
  export const routes = {};
  export const entry = {
    module: {
      choose: () => ({ locale: "en_US", currency: "USD" }),
      routeRules: { "/${text}": { redirect: "/" } },
      pageRenderer: () => async (_request, { releaseId, template, nonce }) => {
        const { text } = await import("./assets/text.js");
        return new Response(
          \`<script nonce="\${nonce}" src="/assets/\${template}/\${text}.js"></script>\${releaseId}\`,
          { headers: { "content-type": "text/html; charset=utf-8" } },
        );
      },
    },
  };`;

/** Both hosts of a release whose pages reference the script `/assets/{template}/{text}.js`. */
export const builtHosts = (text: string): BuiltFiles =>
  Object.fromEntries(
    ["desktop", "mobile"].flatMap((template) => [
      [`${template}/server/index.js`, serverOf(text)],
      [`${template}/server/assets/text.js`, `export const text = "${text}";`],
      [`${template}/client/assets/${template}/${text}.js`, `"${text}"`],
    ]),
  );
