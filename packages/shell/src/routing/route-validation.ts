import { data } from "react-router";
import type { LoadedPage } from "../pages/page-loader.ts";
import { clientLoader, clientLoaderWith } from "./client-loader.ts";

/** What a validation rule may look at. */
export interface AskedAddress {
  /** The segments that a route names, `id` of `/main/:id`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** Whether an address can mean anything to its route (ROUTE-38). */
export type RouteRule = (asked: AskedAddress) => boolean;

export interface LoaderArgs {
  readonly request: Request;
  readonly params: AskedAddress["params"];
}

/** What a loader throws where its page is not there (ROUTE-39). */
export const notFound = ({ url }: Pick<Request, "url">) =>
  data(`Page Not Found: ${new URL(url).pathname}`, { status: 404 });

/**
 * A loader of a route that carries a validation rule. An address that breaks the rule is a 404 with
 * a message of its own (ROUTE-39; A-008).
 */
export const validated =
  <Args extends LoaderArgs, Data>(rule: RouteRule, load: (args: Args) => Data) =>
  (args: Args): Data => {
    const { searchParams } = new URL(args.request.url);
    if (!rule({ params: args.params, query: searchParams })) throw notFound(args.request);
    return load(args);
  };

/** What such a route exports as its `clientLoader`; `loadView` if its view is a chunk of its own. */
export const validatedClientLoader = (rule: RouteRule, loadView?: () => Promise<unknown>) => {
  const load: () => LoadedPage | Promise<LoadedPage> = loadView
    ? clientLoaderWith(loadView)
    : clientLoader;
  return validated(rule, load);
};
