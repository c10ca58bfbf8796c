import { createStore, Provider } from "jotai";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog/dialog.tsx";
import { Envelope } from "./envelope.tsx";
import {
  BirthDateField,
  CodeField,
  noDate,
  PasswordField,
  PhoneField,
  PinField,
  Switch,
  TextArea,
} from "./field/index.ts";
import { Logo } from "./logo.tsx";
import { Popover } from "./popover.tsx";
import { Select } from "./select.tsx";
import { Tabs } from "./tabs.tsx";
import { Tile } from "./tile.tsx";
import { Toaster } from "./toast/toaster.tsx";
import { showToast } from "./toast/toasts.ts";
import { Wheel } from "./wheel/wheel.tsx";

const nothing = () => undefined;

test("no part renders a style attribute on the server, as the content policy would refuse it", () => {
  const store = createStore();
  showToast(store, { kind: "error", message: "Refused" });
  const html = renderToString(
    <Provider store={store}>
      <Logo />
      <Button look="primary" busy>
        Log in
      </Button>
      <Avatar name="marika88" label="Account menu" />
      <Tile
        name="Jade Koi River"
        provider="Harbourline"
        art="/art/1.svg"
        state="maintenance"
        tag={{ kind: "hot", text: "Trending" }}
        play={{ text: "Play", label: "Play Jade Koi River", onPlay: nothing }}
      />
      <PasswordField label="Password" reveal={{ show: "Show", hide: "Hide" }} error="Wrong" />
      <CodeField
        label="Code"
        picture={{ src: "/captcha.svg", alt: "Code" }}
        refresh={{ label: "New code", onRefresh: nothing }}
      />
      <PhoneField label="Phone" code="+84" />
      <PinField label="Code" length={4} value="12" onValue={nothing} masked />
      <TextArea label="Message" maxLength={40} counter={String} />
      <BirthDateField
        label="Date of birth"
        locale="en_US"
        words={{ year: "Year", month: "Month", day: "Day" }}
        years={{ latest: 2008, earliest: 1926 }}
        value={noDate}
        onValue={nothing}
      />
      <Switch>Sound</Switch>
      <Select
        label="Sort by"
        value="name"
        onValue={nothing}
        options={[{ value: "name", text: "A to Z" }]}
      />
      <Tabs
        label="Games"
        value="all"
        onValue={nothing}
        tabs={[{ value: "all", label: "All", content: "All games" }]}
      />
      <Wheel names={["$8", "$88 credit"]} angle={36} />
      <Envelope open />
      <Toaster label="Notices" dismissLabel="Dismiss" repeated={String} />
    </Provider>,
  );
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).toContain("Jade Koi River");
});

test("a server opens nothing: no dialog and no popover is rendered", () => {
  const html = renderToString(
    <>
      <Dialog open onClose={nothing} title="Log in">
        <p>inside</p>
      </Dialog>
      <Popover open onClose={nothing} anchor={null} label="Wallet">
        <p>inside</p>
      </Popover>
    </>,
  );
  expect(html).not.toContain("inside");
});
