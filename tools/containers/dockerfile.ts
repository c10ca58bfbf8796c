import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Copy, DockerfileParser, JSONInstruction, type Instruction } from "dockerfile-ast";

export interface Step {
  /** `COPY`, `RUN`, in capitals. */
  readonly keyword: string;
  /** The rest of the instruction as written; a list of strings if it is JSON. */
  readonly text: string;
  readonly list: readonly string[] | undefined;
  /** The stage that a `COPY` copies from; undefined for the checkout. */
  readonly from: string | undefined;
}

export interface Stage {
  /** Empty for the last stage, which is the image. */
  readonly name: string;
  /** A registry image or an earlier stage. */
  readonly base: string;
  readonly steps: readonly Step[];
}

const root = join(import.meta.dirname, "../..");

export const dockerfileText = (): string => readFileSync(join(root, "Dockerfile"), "utf8");

/** The stages of a Dockerfile, in order. */
export function readStages(text: string): Stage[] {
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (keyword === "FROM") stages.push({ name: words[2] ?? "", base: words[0] ?? "", steps: [] });
    else stages.at(-1)?.steps.push(stepOf(keyword, instruction));
  }
  return stages;
}

const stepOf = (keyword: string, instruction: Instruction): Step => {
  const strings =
    instruction instanceof JSONInstruction
      ? instruction.getJSONStrings().map((string) => string.getJSONValue())
      : [];
  return {
    keyword,
    text: instruction.getArgumentsContent() ?? "",
    list: strings.length > 0 ? strings : undefined,
    from: (instruction instanceof Copy && instruction.getFromFlag()?.getValue()) || undefined,
  };
};

/** The sources and the target of a `COPY`. */
export function pathsOf({ text }: Step): { sources: readonly string[]; target: string } {
  const paths = text.split(/\s+/);
  return { sources: paths.slice(0, -1), target: paths.at(-1) ?? "" };
}

/** The variables of an `ENV` with pairs such as `HOST=0.0.0.0 PORT=80`. */
export const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(/\s+/).map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name, value.join("=")];
    }),
  );
