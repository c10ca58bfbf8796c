import { siteRoutes } from "@naluma/shell/routes";
import type { RouteConfig } from "@react-router/dev/routes";

export default siteRoutes("desktop") satisfies RouteConfig;
