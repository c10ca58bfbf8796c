import * as Radix from "radix-ui/tabs";
import type { ComponentProps, ReactNode } from "react";

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValue: (value: string) => void;
  /**
   * `row`: a line above the content. `side`: a column beside it, with up and down arrows; both scroll separately.
   * `cards`: the same tabs as a row of cards, for a phone.
   */
  look?: "row" | "side" | "cards" | undefined;
  /** Rendered below a column of tabs, or at the end of a row. */
  after?: ReactNode;
}

const rootOf = { row: undefined, side: "side-tabs", cards: "side-tabs side-tabs-row" };

/** Removes Radix's style attributes, which are not needed and which the content policy blocks in the server's HTML. */
const Unstyled = ({ style: _refused, ...props }: ComponentProps<"div">) => <div {...props} />;

/** The current tab has a nacre edge. Arrow keys move between the tabs; a long row scrolls. */
export function Tabs({ label, tabs, value, onValue, look = "row", after }: TabsProps) {
  const list = (
    <Radix.List asChild aria-label={label}>
      <Unstyled className={look === "row" ? "tabs" : "side-tabs-list"}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Unstyled>
    </Radix.List>
  );
  return (
    <Radix.Root
      value={value}
      onValueChange={onValue}
      orientation={look === "side" ? "vertical" : "horizontal"}
      className={rootOf[look]}
    >
      {look === "row" ? (
        list
      ) : (
        <div className="side-tabs-column">
          {list}
          {after}
        </div>
      )}
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} asChild>
          <Unstyled className={look === "row" ? "tabs-content" : "side-tabs-content"}>
            {tab.content}
          </Unstyled>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
