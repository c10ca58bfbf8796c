/** Where a member logged in, as reported by the server. Browser and system are '' when unknown. */
export interface LoginPlace {
  readonly browser: string;
  readonly system: string;
  /** IP address; '' where none was recorded. */
  readonly address: string;
  readonly at: Date;
  /** This is the current device. */
  readonly isHere: boolean;
}

export interface Device extends LoginPlace {
  readonly id: string;
  /** The device is still logged in. */
  readonly isLive: boolean;
}

export interface Devices {
  /** The current device is first. */
  readonly devices: readonly Device[];
  /** The login before the current one. */
  readonly lastLogin: LoginPlace | undefined;
}

/** The display name of a device, as a message with its placeholders. */
export const deviceName = ({ browser, system }: Pick<LoginPlace, "browser" | "system">) => {
  if (browser !== "" && system !== "")
    return { id: "devices.name", values: { browser, system } } as const;
  const text = browser || system;
  return text === "" ? ({ id: "devices.unknown" } as const) : { text };
};
