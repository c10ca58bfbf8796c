import * as Radix from "radix-ui/tabs";
import type { ReactNode } from "react";

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

/** The current tab stands on a nacre edge. Arrows move along the row; a long row scrolls. */
export function Tabs({ label, tabs, value, onValue }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValue}>
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="tab">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
