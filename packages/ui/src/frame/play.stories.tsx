import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import {
  ArrowRightIcon,
  CheckCircleFillIcon,
  CircleNotchIcon,
  CornersOutIcon,
  SignOutIcon,
} from "../icon.ts";
import { phone } from "../testing/story.ts";

/** The classes around a game: while it opens, runs and is paused. */
const meta = { parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;

const drawing = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><path d="M0 0H240V320H0Z" fill="#1C5A5A"/><circle cx="120" cy="130" r="86" fill="#F6E7CF"/></svg>`,
)}`;

export const Loading: StoryObj = {
  render: () => (
    <main className="loading">
      <div className="loading-art">
        <div className="loading-rings" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <img src={drawing} alt="" />
      </div>
      <h1>Opening Jade Koi River</h1>
      <ol>
        <li className="loading-done">
          <CheckCircleFillIcon />
          Login confirmed
        </li>
        <li className="loading-now">
          <CircleNotchIcon />
          Balance on its way to Harbourline
        </li>
        <li>
          <CircleNotchIcon />
          Starting the game
        </li>
      </ol>
      <div className="loading-bar" data-step="1">
        <i />
      </div>
      <Button look="line">Cancel and go back</Button>
    </main>
  ),
};

export const LoadingOnMobile: StoryObj = { ...Loading, globals: phone };

const game = (
  <>
    <span className="game-picture">
      <img src={drawing} alt="" />
    </span>
    <div className="player-name">
      <h1 className="clip">Jade Koi River</h1>
      <p className="dim small">
        <span className="clip">Harbourline</span>
      </p>
    </div>
    <div>
      <span className="dim small clip">In this game</span>
      <output className="number">$1,860.00</output>
    </div>
  </>
);

export const Player: StoryObj = {
  render: () => (
    <div className="player">
      <header className="player-head">
        <Button look="line">
          <SignOutIcon />
          Quit game
        </Button>
        {game}
        <IconButton label="Full screen">
          <CornersOutIcon />
        </IconButton>
      </header>
      <iframe title="Jade Koi River" sandbox="" srcDoc="<html lang='en'><title>Game</title>" />
    </div>
  ),
};

export const PlayerOnMobile: StoryObj = {
  ...Player,
  globals: phone,
  render: () => (
    <div className="player">
      <header className="player-head">
        <IconButton label="Quit game">
          <SignOutIcon />
        </IconButton>
        {game}
      </header>
    </div>
  ),
};

export const MaintenanceTimes: StoryObj = {
  render: () => (
    <div className="maintenance-time">
      <div>
        <span>Starts</span>
        <b className="number">03:00</b>
        <span>Sun 24 Nov</span>
      </div>
      <ArrowRightIcon />
      <div>
        <span>Ends</span>
        <b className="number">05:00</b>
        <span>Sun 24 Nov</span>
      </div>
    </div>
  ),
};
