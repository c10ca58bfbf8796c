import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Vitest ends a worker, with all the modules that it has loaded, when the next file needs another environment. So the
 * files of a package are ordered by environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const packages = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...packages.values()].flatMap((all) =>
      [...Map.groupBy(all, environment).values()].flat(),
    );
  }
}

const environment = ({ moduleId }: TestSpecification): string | undefined =>
  /^\/\/ @vitest-environment (\w+)/u.exec(readFileSync(moduleId, "utf8"))?.[1];
