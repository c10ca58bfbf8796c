import type { LoadingStatus } from "../loading/loading-status.ts";

/** The game's art in the size of a bar. */
export const GamePicture = ({ game }: Pick<LoadingStatus, "game">) =>
  game.picture ? (
    <span className="th">
      <img src={game.picture} alt="" width={33} height={44} />
    </span>
  ) : null;
