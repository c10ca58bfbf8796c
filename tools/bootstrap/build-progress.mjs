const step = /^@naluma\/web-(\w+):build: (?:vite \S+ building (\w+) environment|✓ (built) in )/;

/**
 * Says which host is being built and for what, from what Turbo and Vite write: a first build takes a minute.
 *
 * @param {(line: string) => void} say
 * @returns {(chunk: string) => void} receives the output, in pieces of any size
 */
export const buildProgress = (say) => {
  let rest = "";
  const environments = new Map();
  return (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const [, host, environment, built] = step.exec(line) ?? [];
      if (environment !== undefined) {
        environments.set(host, environment);
        say(`  ${host}: ${environment === "client" ? "scripts for browsers" : "server"} …`);
      } else if (built !== undefined && environments.get(host) !== "client") {
        say(`  ${host}: built`);
      }
    }
  };
};
