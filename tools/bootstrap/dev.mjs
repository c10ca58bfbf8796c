import { join } from "node:path";
import { inForeground } from "./foreground.mjs";
import { installIfStale } from "./install.mjs";
import { note } from "./lock.mjs";
import { root } from "./paths.mjs";
import { choosePort } from "./ports.mjs";
import { startService, waitUntilAnswers } from "./services.mjs";
import { stackEnvironment } from "./stack.mjs";
import { runAsCommand } from "./user-error.mjs";

/**
 * `npm run dev`: both hosts and Storybook with hot reload, against the sandbox. The gateway is not
 * between: its headers and its cache show in `npm start`.
 */
const prepare = async (services) => {
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
    DESKTOP_ORIGIN: desktop,
    MOBILE_ORIGIN: mobile,
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

  await Promise.all([
    waitUntilAnswers(host("web-desktop", env.PORT), `${desktop}/`),
    waitUntilAnswers(host("web-mobile", mobilePort), `${mobile}/`),
    waitUntilAnswers(
      begin("storybook", ["dev", "--port", String(storyPort), "--no-open", "--ci"], {
        program: join(root, "apps/storybook/node_modules/.bin/storybook"),
        cwd: join(root, "apps/storybook"),
      }),
      `${stories}/`,
    ),
  ]);
  console.log(`
  Desktop          ${desktop}
  Mobile           ${mobile}
  Stories          ${stories}
  Operator’s desk  ${api}/sandbox    key ${env.SANDBOX_OPERATOR_KEY}
  Accounts         player01 … player46, password naluma88
`);
  console.log(`ready ${desktop}`);
};

await runAsCommand(() => inForeground(prepare));
