/** The note in a form's footer about the fields that it rejects. */
export const needAttention = (count: number): string =>
  count === 1 ? "One field needs attention" : `${count} fields need attention`;
