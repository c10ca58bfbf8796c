import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/lobby.tsx", [index("routes/home.tsx")]),
  route("play", "routes/play.tsx"),
  route("loading", "routes/loading.tsx"),
  route("close", "routes/close.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
