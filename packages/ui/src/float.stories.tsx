import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Float, Floats } from "./float.tsx";
import { GiftIcon, HeadsetIcon } from "./icon.ts";
import { phone } from "./testing/story.ts";

const onSpin = fn();
const onHide = fn();
const hide = { label: "Hide shortcuts", onHide };

const meta = {
  component: Floats,
  args: { label: "Shortcuts", hide, children: null },
  beforeEach: () => {
    onSpin.mockClear();
    onHide.mockClear();
  },
} satisfies Meta<typeof Floats>;
export default meta;

type Story = StoryObj<typeof meta>;

const roulette = (
  <Float
    label="Prize wheel, 3 draws left"
    caption="Prize wheel"
    count={3}
    art={<GiftIcon size="l" />}
    onPress={onSpin}
  />
);
const envelope = (
  <Float
    label="Red envelope, ends in 14 minutes"
    caption="14:26"
    timed
    art={<GiftIcon size="l" />}
    onPress={onSpin}
  />
);
const service = (
  <Float
    label="Customer service"
    caption="Support"
    art={<HeadsetIcon size="l" />}
    href="https://help.example/"
    outward
  />
);

export const AllKinds: Story = {
  render: (args) => (
    <Floats {...args}>
      {roulette}
      {envelope}
      {service}
    </Floats>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Prize wheel, 3 draws left" }));
    await expect(onSpin).toHaveBeenCalledOnce();
    const link = canvas.getByRole("link", { name: "Customer service" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

const again = (busy: boolean) => (
  <Float
    label="The shortcuts could not be loaded. Try again"
    caption="Try again"
    art={<GiftIcon size="l" />}
    busy={busy}
    onPress={onSpin}
  />
);

export const AskedForAgain: Story = {
  render: (args) => <Floats {...args}>{again(true)}</Floats>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Try again$/ }));
    await expect(onSpin).not.toHaveBeenCalled();
  },
};

export const SentAway: Story = {
  render: (args) => <Floats {...args}>{service}</Floats>,
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Hide shortcuts" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(onHide).toHaveBeenCalledOnce();
  },
};

export const ManyDraws: Story = {
  render: (args) => (
    <Floats {...args}>
      <Float
        label="Prize wheel, 140 draws left"
        caption="Prize wheel"
        count={140}
        art={<GiftIcon size="l" />}
        onPress={onSpin}
      />
    </Floats>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
  },
};

export const LongName: Story = {
  render: (args) => (
    <Floats {...args}>
      <Float
        label="வாடிக்கையாளர் சேவை"
        caption="வாடிக்கையாளர் சேவை"
        art={<HeadsetIcon size="l" />}
        href="https://help.example/"
        outward
      />
    </Floats>
  ),
};

/** At most two are shown, the first ones. */
export const OnPhone: Story = {
  globals: phone,
  render: (args) => (
    <Floats {...args}>
      {roulette}
      {envelope}
      {service}
    </Floats>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole("button", { name: /^(Prize wheel|Red envelope)/ }),
    ).toHaveLength(2);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** If no float has anything to show, there is no button to hide them either. */
export const NothingFloats: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
