import * as Radix from "radix-ui/tabs";
import type { ComponentProps, ReactNode } from "react";

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** What the row of tabs is about. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValue: (value: string) => void;
}

/**
 * Radix writes style attributes that our sheet does not need, and the content policy refuses those
 * of the server.
 */
const Unstyled = ({ style: _refused, ...props }: ComponentProps<"div">) => <div {...props} />;

/** The current tab stands on a nacre edge. Arrows move along the row; a long row scrolls. */
export function Tabs({ label, tabs, value, onValue }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValue}>
      <Radix.List asChild aria-label={label}>
        <Unstyled className="tabs">
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value}>
              {tab.label}
            </Radix.Trigger>
          ))}
        </Unstyled>
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} asChild>
          <Unstyled className="tab">{tab.content}</Unstyled>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
