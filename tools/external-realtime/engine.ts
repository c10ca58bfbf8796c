import { connect } from "node:net";
import { UserError } from "../bootstrap/user-error.mjs";

/** A third-party Pusher server, and the variables that make the sandbox use it. */
export interface Engine {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const isReached = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 });
    const answer = (reached: boolean) => {
      socket.destroy();
      resolve(reached);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
    socket.once("timeout", () => answer(false));
  });

/** The engine that PUSHER_HOST and the related variables name. */
export const namedEngine = async (env: NodeJS.ProcessEnv): Promise<Engine> => {
  const { PUSHER_HOST: host = "", PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET } = env;
  if (!PUSHER_APP_ID || !PUSHER_KEY || !PUSHER_SECRET)
    throw new UserError("PUSHER_HOST needs PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET beside it.");
  const isTls = ["1", "true"].includes(env["PUSHER_TLS"] ?? "");
  const port = Number(env["PUSHER_PORT"] || (isTls ? 443 : 80));
  if (!(await isReached(host, port)))
    throw new UserError(`Nothing listens at ${host}:${port}, which PUSHER_HOST names.`);
  // The variables are already in the environment, and every process started from here inherits them.
  return { name: `${host}:${port}`, settings: {}, stop: () => Promise.resolve() };
};
