/** What the foot of a form says of the fields that it refuses. */
export const needAttention = (count: number): string =>
  count === 1 ? "One field needs attention" : `${count} fields need attention`;
