import type { PageRequest } from "@naluma/site/page";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { pageContext } from "./page-context.ts";

/** Renders a page for the gateway, with the router that its host was built with. */
export const pageRenderer = (build: ServerBuild) => {
  const handle = createRequestHandler(build, "production");
  return (request: Request, page: PageRequest): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    return handle(request, context);
  };
};
