import { join } from "node:path";
import { inForeground } from "./foreground.mjs";
import { installIfStale } from "./install.mjs";
import { note } from "./lock.mjs";
import { root } from "./paths.mjs";
import { choosePort } from "./ports.mjs";
import { startService, waitUntilAnswers } from "./services.mjs";
import { stackEnvironment } from "./stack.mjs";
import { runAsCommand, UserError } from "./user-error.mjs";

const all = ["desktop", "mobile", "stories"];

/** What is to start beside the sandbox: everything, unless some are named. */
const chosen = () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new UserError(`npm run dev knows no ${unknown.join(", ")}. There are: ${all.join(", ")}`);
  return names.length === 0 ? all : names;
};

/**
 * `npm run dev`: both hosts and Storybook with hot reload, against the sandbox; `-- desktop` starts one of them. The
 * gateway is not between: its headers and its cache show in `npm start`.
 */
const prepare = async (services) => {
  const starting = chosen();
  await installIfStale();
  const env = await stackEnvironment();
  const taken = new Set([env.PORT, env.SANDBOX_PORT, env.PROVIDER_PORT].map(Number));
  const mobilePort = await choosePort("MOBILE_PORT", Number(env.PORT) + 1, env.HOST, taken);
  const storyPort = await choosePort("STORYBOOK_PORT", 6006, env.HOST, taken);

  const desktop = `http://localhost:${env.PORT}`;
  const mobile = `http://localhost:${mobilePort}`;
  const stories = `http://localhost:${storyPort}`;
  const development = {
    ...env,
    NODE_ENV: "development",
    // A window that changes its size goes to the other host, where that one runs.
    ...(starting.includes("desktop") ? { DESKTOP_ORIGIN: desktop } : {}),
    ...(starting.includes("mobile") ? { MOBILE_ORIGIN: mobile } : {}),
  };
  const begin = (name, args, options) => {
    const service = startService(name, args, development, options);
    services.push(service);
    note({ address: env.PUBLIC_ORIGIN, services: services.map(({ child }) => child.pid) });
    return service;
  };
  const host = (name, port) =>
    begin(name, ["dev", "--host", "localhost", "--port", String(port), "--strictPort"], {
      program: join(root, `apps/${name}/node_modules/.bin/react-router`),
      cwd: join(root, "apps", name),
    });

  const sandbox = begin("sandbox", ["apps/sandbox/src/main.ts"]);
  const api = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  await waitUntilAnswers(sandbox, `${api}/healthz`);

  const startStories = () =>
    begin("storybook", ["dev", "--port", String(storyPort), "--no-open", "--ci"], {
      program: join(root, "apps/storybook/node_modules/.bin/storybook"),
      cwd: join(root, "apps/storybook"),
    });
  const servers = [
    {
      name: "desktop",
      title: "Desktop",
      address: desktop,
      start: () => host("web-desktop", env.PORT),
    },
    {
      name: "mobile",
      title: "Mobile",
      address: mobile,
      start: () => host("web-mobile", mobilePort),
    },
    { name: "stories", title: "Stories", address: stories, start: startStories },
  ].filter(({ name }) => starting.includes(name));
  await Promise.all(servers.map(({ address, start }) => waitUntilAnswers(start(), `${address}/`)));
  console.log();
  for (const { title, address } of servers) console.log(`  ${title.padEnd(17)}${address}`);
  console.log(`  Operator’s desk  ${api}/sandbox    key ${env.SANDBOX_OPERATOR_KEY}
  Accounts         player01 … player46, password naluma88
`);
  console.log(`ready ${servers[0].address}`);
};

await runAsCommand(() => inForeground(prepare));
