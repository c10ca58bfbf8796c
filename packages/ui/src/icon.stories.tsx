import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "./icon.ts";

const meta = {} satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul className="grid">
      {Object.entries(icons).map(([name, Drawn]) => (
        <li key={name} className="row">
          <Drawn size="l" />
          <span className="sm">{name.replace("Icon", "")}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Signs: StoryObj = {
  render: () => (
    <div className="row">
      <span className="round r-a">
        <icons.CheckCircleFillIcon />
      </span>
      <span className="round r-w">
        <icons.WrenchIcon />
      </span>
      <span className="round r-d">
        <icons.SignOutFillIcon />
      </span>
    </div>
  ),
};
