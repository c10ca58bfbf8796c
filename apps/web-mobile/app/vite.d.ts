/// <reference types="vite/client" />

/** The files with the texts of each language, from the browser build. */
declare module "virtual:naluma/word-files" {
  const files: Readonly<Partial<Record<string, string>>>;
  export default files;
}

/** The chunks that others import by name, from the browser build. */
declare module "virtual:naluma/shared-chunks" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
