/** The routes of each host with their modules; provided by the configuration of the browser tests, apps/storybook. */
declare module "virtual:naluma/site-routes" {
  import type { ComponentType } from "react";
  import type { LoaderFunction } from "react-router";

  interface RouteModule {
    readonly default?: ComponentType;
    readonly clientLoader?: LoaderFunction;
  }

  export interface HostRoute {
    readonly id: string;
    readonly path?: string;
    readonly index?: boolean;
    readonly module: RouteModule;
    readonly children: readonly HostRoute[];
  }

  const routes: Readonly<Record<"desktop" | "mobile", readonly HostRoute[]>>;
  export default routes;
}
