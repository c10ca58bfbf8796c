import { data } from "react-router";
import { clientLoader, type LoadedPage } from "./client-loader.ts";

/** The input of a validation rule. */
export interface AskedAddress {
  /** The route's path parameters, such as `id` of `/main/:id`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** Whether an address is valid for its route (ROUTE-38). */
export type RouteRule = (asked: AskedAddress) => boolean;

export interface LoaderArgs {
  readonly request: Request;
  readonly params: AskedAddress["params"];
}

/** Thrown by a loader when its page does not exist (ROUTE-39). */
export const notFound = ({ url }: Pick<Request, "url">) =>
  data(`Page Not Found: ${new URL(url).pathname}`, { status: 404 });

/**
 * The loader of a route with a validation rule. An address that breaks the rule is a 404 with its own message
 * (ROUTE-39; A-008).
 */
export const validated =
  <Args extends LoaderArgs, Data>(rule: RouteRule, load: (args: Args) => Data) =>
  (args: Args): Data => {
    const { searchParams } = new URL(args.request.url);
    if (!rule({ params: args.params, query: searchParams })) throw notFound(args.request);
    return load(args);
  };

/** How long the previous page stays visible while the next one's code loads, in ms. */
const viewTimeout = 400;

/**
 * `clientLoader` for a page whose view is a separate chunk. React shows a skeleton for at least 300 ms, so a fast view is
 * awaited, and only a slow one starts with its skeleton.
 */
export const clientLoaderWith =
  (loadView: () => Promise<unknown>) => async (): Promise<LoadedPage> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((resolve) => void (timer = setTimeout(resolve, viewTimeout)));
    // The page itself reports a view that failed to load.
    await Promise.race([loadView().catch(() => undefined), limit]);
    clearTimeout(timer);
    return clientLoader();
  };

/** The `clientLoader` export of such a route; with `loadView` if its view is a separate chunk. */
export const validatedClientLoader = (rule: RouteRule, loadView?: () => Promise<unknown>) => {
  const load: () => LoadedPage | Promise<LoadedPage> = loadView
    ? clientLoaderWith(loadView)
    : clientLoader;
  return validated(rule, load);
};

const name = /^[\w-]{1,64}$/;
const number = /^[1-9]\d{0,3}$/;
/** The code of a provider or a house; the gateway drops longer ones from what the server renders. */
const code = /^[\w-]{1,32}$/;

/** `/main/{id}`, `/discount/{id}`, `/faq/{id}`: a number or a short name chosen by the operator. */
export const contentId: RouteRule = ({ params: { id = "" } }) => name.test(id);

/** `/gameHall/{id}`: the number of a game type, including types without a name of ours. */
export const gameTypeId: RouteRule = ({ params: { id = "" } }) => number.test(id);

/** `/slotgame` and `/gameRoom`: a provider's games of one type, and of one house if it has several (W-27). */
export const providerAsked: RouteRule = ({ query }) => {
  const house = query.get("house") ?? "";
  return (
    number.test(query.get("gt_id") ?? "") &&
    code.test(query.get("gp_id") ?? "") &&
    (house === "" || code.test(house))
  );
};
