import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "./icon.ts";

const meta = {} satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul className="tile-grid">
      {Object.entries(icons).map(([name, Drawn]) => (
        <li key={name} className="row">
          <Drawn size="l" />
          <span className="small">{name.replace("Icon", "")}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Signs: StoryObj = {
  render: () => (
    <div className="row">
      <span className="icon-disc disc-accent">
        <icons.CheckCircleFillIcon />
      </span>
      <span className="icon-disc disc-warning">
        <icons.WrenchIcon />
      </span>
      <span className="icon-disc disc-danger">
        <icons.SignOutFillIcon />
      </span>
    </div>
  ),
};
