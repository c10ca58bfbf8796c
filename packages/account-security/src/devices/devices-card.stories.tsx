import "../later.css";
import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { ApiContext } from "@naluma/api-client/react";
import { openSite, siteWithout } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { Confirms } from "@naluma/ui/confirms";
import { phone } from "@naluma/ui/story";
import { Toaster } from "@naluma/ui/toaster";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DevicesCard } from "./devices-card.tsx";
import { devicesOnWire } from "./devices.fake.ts";

interface PageProps {
  isOffered?: boolean;
  /** The reply to each request for the list, given how many there have been. */
  list?: (times: number) => Reply | Promise<Reply>;
  removal?: () => Reply;
}

const { list: all } = devicesOnWire;
const onlyThis: Reply = { data: { list: all.slice(0, 1), last_login: null } };

function Page({
  isOffered = true,
  list = () => ({ data: devicesOnWire }),
  removal = () => ({ data: { removed: 1 } }),
}: PageProps) {
  const [{ api, queryClient }] = useState(() => {
    let times = 0;
    return {
      queryClient: createQueryClient(() => undefined),
      api: fakeApi({
        "/services/v1/member/devices": () => list((times += 1)),
        "/services/v1/member/devices/remove": ({ body }: Sent) => {
          document.body.dataset["removed"] = JSON.stringify(body);
          return removal();
        },
      }),
    };
  });
  const settings = isOffered ? openSite : siteWithout("devices");
  return (
    <SiteContext value={{ settings, template: "desktop", client: "desktop", currency: "USD" }}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <main className="centre-page">
            <h1>Personal info</h1>
            <DevicesCard memberId={7} />
          </main>
          <Confirms />
          <Toaster label="Notices" dismissLabel="Dismiss" repeated={(count) => `${count} times`} />
        </ApiContext>
      </QueryClientProvider>
    </SiteContext>
  );
}

const meta = { title: "account-security/devices", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const answer = async (title: string, name: string) => {
  const dialog = await screen.findByRole("alertdialog", { name: title });
  await userEvent.click(within(dialog).getByRole("button", { name }));
};

/** The current device, one that is logged in, and one with few known details. */
export const Listed: Story = {
  play: async () => {
    const rows = await screen.findAllByRole("listitem");
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent("Firefox on LinuxThis device");
    await expect(within(rows[0] ?? document.body).queryByRole("button")).toBeNull();
    await expect(rows[1]).toHaveTextContent("Logged in");
    await expect(rows[2]).toHaveTextContent("Unknown device");
    await expect(screen.getByText(/^Last login: .* Safari on iOS · 198.51.100.4$/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Listed, globals: phone };

export const OneRemoved: Story = {
  args: { list: (times) => (times === 1 ? { data: devicesOnWire } : onlyThis) },
  play: async () => {
    await press("Remove Safari on iOS");
    await answer("Remove this device?", "Remove");
    await screen.findByText("The device has been removed.");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    await expect(document.body.dataset["removed"]).toBe('{"id":"d_2"}');
  },
};

/** With one other device, the button is offered already. */
export const AllOthersLoggedOut: Story = {
  args: {
    list: (times) =>
      times === 1 ? { data: { ...devicesOnWire, list: all.slice(0, 2) } } : onlyThis,
  },
  play: async () => {
    await press("Log out all other devices");
    await answer("Log out all other devices?", "Log out all other devices");
    await screen.findByText("All other devices have been logged out.");
    await expect(screen.queryByRole("button", { name: "Log out all other devices" })).toBeNull();
    await expect(document.body.dataset["removed"]).toBe('{"all_others":true}');
  },
};

export const Kept: Story = {
  play: async () => {
    delete document.body.dataset["removed"];
    await press("Remove Unknown device");
    await answer("Remove this device?", "Keep");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(screen.getAllByRole("listitem")).toHaveLength(3);
    await expect(document.body.dataset["removed"]).toBeUndefined();
  },
};

/** Whether or not the removal is refused, the card shows the current list. */
export const RemovalRefused: Story = {
  args: {
    list: (times) => (times === 1 ? { data: devicesOnWire } : onlyThis),
    removal: () => refused("429", "Too many attempts. Please wait a moment."),
  },
  play: async () => {
    await press("Remove Safari on iOS");
    await answer("Remove this device?", "Remove");
    await screen.findByText("Too many attempts. Please wait a moment.");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  },
};

/** A logout has its own message. */
export const LoggedOutMeanwhile: Story = {
  args: {
    list: (times) => (times === 1 ? { data: devicesOnWire } : onlyThis),
    removal: () => ({ refusal: { code: "401", status: 401, message: "Not logged in." } }),
  },
  play: async () => {
    await press("Remove Safari on iOS");
    await answer("Remove this device?", "Remove");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    await expect(screen.queryByText("Not logged in.")).toBeNull();
  },
};

/** After the very first login. */
export const OnlyThisOne: Story = {
  args: { list: () => onlyThis },
  play: async () => {
    await expect(await screen.findAllByRole("listitem")).toHaveLength(1);
    await expect(screen.queryByText(/^Last login/)).toBeNull();
  },
};

export const Loading: Story = { args: { list: () => new Promise<Reply>(() => undefined) } };

export const WithoutNetwork: Story = {
  args: { list: (times) => (times === 1 ? lost : { data: devicesOnWire }) },
  play: async () => {
    await screen.findByRole("alert");
    await press("Try again");
    await screen.findAllByRole("listitem");
  },
};

/** Not every platform reports where its members are logged in. */
export const NotOffered: Story = {
  args: { isOffered: false },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  },
};
