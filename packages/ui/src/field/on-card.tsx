import type { Decorator } from "@storybook/react-vite";

/** Stories of a form stand on a card as wide as a dialog. */
export const onCard: Decorator = (Story) => (
  <div className="card dlg-wide">
    <Story />
  </div>
);
