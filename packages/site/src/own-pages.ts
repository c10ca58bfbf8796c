/**
 * The pages that exist, as the `routes.ts` of both hosts has them; `:id` is one segment. What an operator
 * links to that is not here is not shown: nothing on the site leads to a 404.
 */
export const ownPages: readonly string[] = [
  "/",
  "/app",
  "/Deposit",
  "/discount",
  "/discount/:id",
  "/faq",
  "/faq/:id",
  "/fastPayment",
  "/gameHall/:id",
  "/gameRoom",
  "/main/:id",
  "/proxy",
  "/slotgame",
  "/sponsor",
  "/user",
  "/user/BindAccount",
  "/user/Deposit",
  "/user/Info",
];

const pattern = (page: string) => new RegExp(`^${page.replace(/:[a-z]+/g, "[\\w-]+")}$`);
const patterns = ownPages.map(pattern);

/** Whether a path of ours, query and fragment aside, is answered with a page. */
export const isOwnPage = (path: string): boolean => {
  const [bare = ""] = path.split(/[?#]/);
  const asked = bare.length > 1 ? bare.replace(/\/$/, "") : bare;
  return patterns.some((one) => one.test(asked));
};
