export interface MoneyProps {
  /** Already formatted for the player's language and currency, or a dash while it is unknown. */
  text: string;
  /** Uses the colour of the surrounding text, for lists of amounts. */
  plain?: boolean;
}

/** An amount that a member has or can win. Its digits have equal widths, so that it does not jump. */
export function Money({ text, plain }: MoneyProps) {
  return (
    <span className={plain ? "number money money-plain" : "number money"} translate="no">
      {text}
    </span>
  );
}
