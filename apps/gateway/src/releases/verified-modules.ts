import { registerHooks } from "node:module";

export interface VerifiedModules {
  /** From now on, an import of this address gets these bytes. */
  add(url: string, bytes: Buffer): void;
}

/**
 * Modules that are imported from memory under file addresses, so that the code that runs is the code that was
 * verified. A chunk first needed days later cannot load a changed file, and still loads after its release was
 * removed.
 */
export function verifiedModules(): VerifiedModules {
  const modules = new Map<string, Buffer>();
  registerHooks({
    resolve(specifier, context, next) {
      const url = URL.parse(specifier, context.parentURL)?.href ?? "";
      return modules.has(url)
        ? { url, format: "module", shortCircuit: true }
        : next(specifier, context);
    },
    load(url, context, next) {
      const source = modules.get(url);
      return source ? { format: "module", source, shortCircuit: true } : next(url, context);
    },
  });
  return { add: (url, bytes) => void modules.set(url, bytes) };
}
