import { registerHooks } from "node:module";

export interface VerifiedModules {
  /** From now on an import of one of these addresses gets these bytes. */
  add(url: string, bytes: Buffer): void;
}

/**
 * Modules that are imported from memory, at addresses of files: what runs is what was verified. A chunk
 * that is first needed days later meets no changed file, and no release that was removed.
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
