/** The site's own address with the agent, whom the registration takes as the introducer (REG-15). */
export const promotionLink = (origin: string, memberId: number): string =>
  `${origin}/?id=${memberId}`;
