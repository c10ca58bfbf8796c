/// <reference types="vite/client" />

/** Where the words of each language are, as the browser's side was built. */
declare module "virtual:naluma/word-files" {
  const files: Readonly<Partial<Record<string, string>>>;
  export default files;
}

/** Where the chunks are that others import by name, as the browser's side was built. */
declare module "virtual:naluma/shared-chunks" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
