import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/lobby.tsx", [
    index("routes/home.tsx"),
    route("app", "routes/app.tsx"),
    route("Deposit", "routes/deposit.tsx"),
    route("discount", "routes/discount.tsx"),
    route("discount/:id", "routes/content.tsx", { id: "discount-content" }),
    route("faq", "routes/faq.tsx"),
    route("faq/:id", "routes/content.tsx", { id: "faq-content" }),
    route("gameHall/:id", "routes/game-hall.tsx"),
    route("gameRoom", "routes/game-room.tsx"),
    route("main/:id", "routes/content.tsx", { id: "main-content" }),
    route("proxy", "routes/proxy.tsx"),
    route("sponsor", "routes/sponsor.tsx"),
    route("user", "routes/user.tsx"),
    route("user/BindAccount", "routes/user-bind-account.tsx"),
    route("user/Deposit", "routes/user-deposit.tsx"),
    route("user/Info", "routes/user-info.tsx"),
  ]),
  layout("routes/bare.tsx", [route("slotgame", "routes/slotgame.tsx")]),
  route("play", "routes/play.tsx"),
  route("loading", "routes/loading.tsx"),
  route("authCallback", "routes/auth-callback.tsx"),
  route("fastPayment", "routes/fast-payment.tsx"),
  route("close", "routes/close.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
