import type { Decorator } from "@storybook/react-vite";

/** A card as wide as a dialog, around the stories of a form. */
export const onCard: Decorator = (Story) => (
  <div className="card dialog-wide">
    <Story />
  </div>
);
