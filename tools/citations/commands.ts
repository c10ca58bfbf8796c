/** A command in code marks, in quotes, behind a colon, or as an indented line of its own. */
const pnpmCommand = /(?:[`":] ?|^ {4})(?:[A-Z_]+=\S+ )*(pnpm [a-z-][^`"\n]*)/gm;
const npmCommand = /\bnpm (?:run ([a-z][\w:-]*)|test|start)([^`"\n|]*)/g;

/**
 * Commands that a machine with only Node and npm cannot run as they are written: by pnpm, by a script
 * that is gone, or with a flag that npm would take for its own.
 */
export const faultsInCommands = (
  file: string,
  text: string,
  scripts: ReadonlySet<string>,
): string[] => [
  ...[...text.matchAll(pnpmCommand)].map(([, command]) => `${file}: ${command}`),
  ...[...text.matchAll(npmCommand)].flatMap(([command, script, rest = ""]) => {
    if (script !== undefined && !scripts.has(script)) return [`${file}: no script ${script}`];
    const [own = ""] = rest.split(" -- ");
    return / \[?--?[a-z]/.test(own) ? [`${file}: ${command} needs -- before its flags`] : [];
  }),
];
