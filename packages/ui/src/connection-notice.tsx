import { CheckCircleFillIcon, CircleNotchIcon, WifiSlashIcon } from "./icon.ts";

export interface ConnectionNoticeProps {
  /** `lost`: no network. `returning`: trying again. `back`: shown for a moment. `undefined`: nothing to say. */
  state: "lost" | "returning" | "back" | undefined;
  /** The sentence for that state. */
  text: string;
}

const signs = {
  lost: <WifiSlashIcon />,
  returning: (
    <span className="turn">
      <CircleNotchIcon />
    </span>
  ),
  back: <CheckCircleFillIcon />,
};

/** The place of the sentence is always there, so that a screen reader hears it change. */
export function ConnectionNotice({ state, text }: ConnectionNoticeProps) {
  return (
    <output>
      {state && (
        <span className={state === "back" ? "conn conn-good" : "conn"}>
          {signs[state]}
          <span>{text}</span>
        </span>
      )}
    </output>
  );
}
