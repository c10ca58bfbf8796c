import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../avatar.tsx";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import {
  ArrowsClockwiseIcon,
  CaretDownIcon,
  EnvelopeSimpleIcon,
  GiftIcon,
  GlobeIcon,
  HeadsetIcon,
  HouseFillIcon,
  UserCircleIcon,
  WalletFillIcon,
} from "../icon.ts";
import { Logo } from "../logo.tsx";
import { Money } from "../money.tsx";
import { phone } from "../testing/story.ts";

/** The classes of the page's frame, for the shell and the features. */
const meta = { parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;

const home = (
  <a className="logo" href="#home" aria-label="Naluma, home">
    <Logo />
  </a>
);

const navigation = (
  <nav className="header-menu" aria-label="Main">
    <a href="#home" aria-current="page">
      Home
    </a>
    <a href="#promotions">Promotions</a>
  </nav>
);

const letters = (
  <IconButton label="Letters, 3 unread">
    <EnvelopeSimpleIcon />
    <Badge count={3} />
  </IconButton>
);

export const Visitor: StoryObj = {
  render: () => (
    <header className="header">
      <div className="page-width">
        {home}
        {navigation}
        <span className="grow" />
        <button type="button" className="locale-button">
          <GlobeIcon />
          English, USD
          <CaretDownIcon size="s" />
        </button>
        <Button look="line">Log in</Button>
        <Button look="primary">Register</Button>
      </div>
    </header>
  ),
};

export const Member: StoryObj = {
  render: () => (
    <header className="header">
      <div className="page-width">
        {home}
        {navigation}
        <span className="grow" />
        {letters}
        <div className="balance">
          <Money text="$12,480.55" />
          <IconButton label="Refresh balance">
            <ArrowsClockwiseIcon size="s" />
          </IconButton>
          <IconButton label="Wallet" aria-expanded="true">
            <CaretDownIcon size="s" />
          </IconButton>
        </div>
        <Button look="primary">Deposit</Button>
        <Avatar name="marika88" label="Account menu" />
      </div>
    </header>
  ),
};

export const MemberOnMobile: StoryObj = {
  globals: phone,
  render: () => (
    <>
      <header className="mobile-header">
        {home}
        <div className="mobile-balance">
          <Money text="$12,480.55" />
          <IconButton label="Wallet">
            <CaretDownIcon size="s" />
          </IconButton>
        </div>
        {letters}
      </header>
      <main className="mobile-main">
        <p>Content</p>
      </main>
      <nav className="tab-bar" aria-label="Main">
        <a href="#home" aria-current="page">
          <HouseFillIcon />
          Home
        </a>
        <a href="#promotions">
          <GiftIcon />
          Promotions
        </a>
        <a href="#deposit" className="tab-bar-middle">
          <span>
            <WalletFillIcon />
          </span>
          Deposit
        </a>
        <a href="#service">
          <HeadsetIcon />
          Service
        </a>
        <button type="button">
          <UserCircleIcon />
          Me
        </button>
      </nav>
    </>
  ),
};

export const Footer: StoryObj = {
  render: () => (
    <footer className="footer">
      <div className="page-width">
        <div>
          {home}
          <p>Play-money sandbox: deposits and withdrawals are not real. For adults only.</p>
        </div>
        <div>
          <h2>Help</h2>
          <ul>
            <li>
              <a href="#faq">FAQ</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  ),
};
