/** A command in code marks, in quotes, after a colon, or on an indented line. */
const pnpmCommand = /(?:[`":] ?|^ {4})(?:[A-Z_]+=\S+ )*(pnpm [a-z-][^`"\n]*)/gm;
const npmCommand = /\bnpm (?:run ([a-z][\w:-]*)|test|start)([^`"\n|]*)/g;

/**
 * Commands that do not run as written on a machine with only Node and npm: they use pnpm, a script that no longer
 * exists, or a flag that npm would take for itself.
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
