/** Where a member logged in. The server's word for it: browser and system are '' where they are unknown. */
export interface LoginPlace {
  readonly browser: string;
  readonly system: string;
  /** IP address; '' where none was recorded. */
  readonly address: string;
  readonly at: Date;
  /** It is the device that asks. */
  readonly isHere: boolean;
}

export interface Device extends LoginPlace {
  readonly id: string;
  /** It is still logged in. */
  readonly isLive: boolean;
}

export interface Devices {
  /** This device first. */
  readonly devices: readonly Device[];
  /** The login before the present one. */
  readonly lastLogin: LoginPlace | undefined;
}

/** What a device is called, as a message with its gaps. */
export const deviceName = ({ browser, system }: Pick<LoginPlace, "browser" | "system">) => {
  if (browser !== "" && system !== "")
    return { id: "devices.name", values: { browser, system } } as const;
  const text = browser || system;
  return text === "" ? ({ id: "devices.unknown" } as const) : { text };
};
