import { buildIfStale } from "./build.mjs";
import { inForeground } from "./foreground.mjs";
import { installIfStale } from "./install.mjs";
import { note } from "./lock.mjs";
import { startService, waitUntilAnswers } from "./services.mjs";
import { stackEnvironment } from "./stack.mjs";
import { runAsCommand } from "./user-error.mjs";

/** `npm start`: from a fresh clone to a page that can be used, and in the foreground until stopped. */
const prepare = async (services) => {
  await installIfStale();
  await buildIfStale();

  console.log("Starting the sandbox and the gateway …");
  const env = await stackEnvironment();
  const sandbox = startService("sandbox", ["apps/sandbox/src/main.ts"], env);
  services.push(sandbox);
  const gateway = startService("gateway", ["apps/gateway/src/main.ts"], env);
  services.push(gateway);
  note({ address: env.PUBLIC_ORIGIN, services: services.map(({ child }) => child.pid) });

  const api = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  const lobby = `http://localhost:${env.PORT}`;
  await Promise.all([
    waitUntilAnswers(sandbox, `${api}/healthz`),
    waitUntilAnswers(gateway, `${lobby}/healthz`),
  ]);
  // The first page of each template is rendered before anybody waits for it.
  await Promise.all(
    [desktop, phone].map((agent) =>
      waitUntilAnswers(gateway, `${lobby}/`, { headers: { "user-agent": agent } }),
    ),
  );
  announce({
    lobby,
    api,
    games: `http://127.0.0.1:${env.PROVIDER_PORT}`,
    key: env.SANDBOX_OPERATOR_KEY,
  });
};

const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const phone =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

const announce = ({ lobby, api, games, key }) => {
  console.log(`
  Naluma (play money only)

  The site         ${lobby}
                   on a phone, or in a window narrower than 992 px, the mobile template
  Games            ${games}
  Operator’s desk  ${api}/sandbox    key ${key}
  API              ${api}/sandbox/openapi.json (shown at ${api}/sandbox/docs)
  Stories          npm run pnpm -- --filter @naluma/storybook dev

  Accounts         player01 … player46, password naluma88 (each one's purpose: docs/sandbox.md)
`);
  console.log(`ready ${lobby}`);
};

await runAsCommand(() => inForeground(prepare));
