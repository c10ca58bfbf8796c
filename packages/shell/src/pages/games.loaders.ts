import {
  categoryAsked,
  hasGameRoom,
  prefetchCategoryPage,
  prefetchProvider,
  providerAsked,
  slotgameAddress,
} from "@naluma/lobby/games";
import { redirect, type RouterContextProvider } from "react-router";
import { pageContext } from "../document/page-context.ts";
import { loadPage, type LoadedPage } from "./page-loader.ts";

type Context = Readonly<RouterContextProvider>;

const queryOf = (request: Request) => new URL(request.url).searchParams;

/** `/gameHall/{id}` on the server. */
export const categoryLoader = (
  context: Context,
  id: string | undefined,
  request: Request,
): Promise<LoadedPage> => {
  const category = categoryAsked(id ?? "", queryOf(request));
  return loadPage(context, (...asking) => prefetchCategoryPage(...asking, category));
};

/** `/slotgame` on the server. */
export const providerLoader = (context: Context, request: Request): Promise<LoadedPage> => {
  const asked = providerAsked(queryOf(request));
  return loadPage(context, (...asking) => asked && prefetchProvider(...asking, asked));
};

/** `/gameRoom` on the server: where the site has no room for what is asked, the plain list. */
export const gameRoomLoader = (context: Context, request: Request): Promise<LoadedPage> => {
  const asked = providerAsked(queryOf(request));
  if (asked && !hasGameRoom(asked, context.get(pageContext)))
    throw redirect(slotgameAddress(asked));
  return providerLoader(context, request);
};
