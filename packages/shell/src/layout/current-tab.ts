/** The tab of the page that is open; nothing where none leads to it. A hash is a place among home's games. */
export function currentTab(pathname: string, hash: string): "home" | "games" | undefined {
  if (pathname === "/") return hash === "" ? "home" : "games";
  return pathname.startsWith("/gameHall/") ? "games" : undefined;
}
