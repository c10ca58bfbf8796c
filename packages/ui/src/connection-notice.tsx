import { CheckCircleFillIcon, CircleNotchIcon, WifiSlashIcon } from "./icon.ts";

export interface ConnectionNoticeProps {
  /** `lost`: offline. `returning`: trying again. `back`: shown for a moment. `undefined`: no notice. */
  state: "lost" | "returning" | "back" | undefined;
  text: string;
}

const signs = {
  lost: <WifiSlashIcon />,
  returning: (
    <span className="spinner">
      <CircleNotchIcon />
    </span>
  ),
  back: <CheckCircleFillIcon />,
};

/** The live region is always rendered, so that a screen reader announces its changes. */
export function ConnectionNotice({ state, text }: ConnectionNoticeProps) {
  return (
    <output>
      {state && (
        <span
          className={state === "back" ? "connection-notice connection-good" : "connection-notice"}
        >
          {signs[state]}
          <span>{text}</span>
        </span>
      )}
    </output>
  );
}
