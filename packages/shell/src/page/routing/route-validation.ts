import { data } from "react-router";
import type { LoadedPage } from "../routes/page-loader.ts";
import { clientLoader, clientLoaderWith } from "./client-loader.ts";

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

/** The `clientLoader` export of such a route; with `loadView` if its view is a separate chunk. */
export const validatedClientLoader = (rule: RouteRule, loadView?: () => Promise<unknown>) => {
  const load: () => LoadedPage | Promise<LoadedPage> = loadView
    ? clientLoaderWith(loadView)
    : clientLoader;
  return validated(rule, load);
};
