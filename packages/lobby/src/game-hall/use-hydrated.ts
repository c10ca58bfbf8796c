import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * False on the server and while this part hydrates. The parts of the hall hydrate when their code
 * arrives: what has happened meanwhile (a login, a choice) must wait until the server's HTML is theirs.
 */
export const useHydrated = (): boolean => useSyncExternalStore(never, inBrowser, onServer);
