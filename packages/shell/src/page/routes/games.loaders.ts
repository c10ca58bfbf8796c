import {
  categoryAsked,
  hasGameRoom,
  prefetchCategoryPage,
  prefetchProvider,
  providerAsked,
  slotgameAddress,
} from "@naluma/lobby/games";
import { redirect, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "../../document/page-context.ts";
import { gameTypeId, providerAsked as providerRule } from "../routing/route-rules.ts";
import { notFound, validated } from "../routing/route-validation.ts";
import { loadPage, type LoadedPage } from "./page-loader.ts";

type Load = (args: LoaderFunctionArgs) => Promise<LoadedPage>;

const queryOf = (request: Request) => new URL(request.url).searchParams;

/** `/gameHall/{id}` on the server. */
export const categoryLoader: Load = validated(gameTypeId, ({ context, params, request }) => {
  const category = categoryAsked(params["id"] ?? "", queryOf(request));
  return loadPage(context, (...asking) => prefetchCategoryPage(...asking, category));
});

/** `/slotgame` on the server; a provider unknown to the platform is a 404. */
export const providerLoader: Load = validated(providerRule, ({ context, request }) => {
  const asked = providerAsked(queryOf(request));
  return loadPage(context, async (...asking) => {
    if (asked && !(await prefetchProvider(...asking, asked))) throw notFound(request);
  });
});

/** `/gameRoom` on the server: redirects to the plain list if the site has no room for the request. */
export const gameRoomLoader: Load = validated(providerRule, (args) => {
  const asked = providerAsked(queryOf(args.request));
  if (asked && !hasGameRoom(asked, args.context.get(pageContext)))
    throw redirect(slotgameAddress(asked));
  return providerLoader(args);
});
