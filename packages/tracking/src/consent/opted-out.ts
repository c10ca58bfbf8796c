/** What browsers say for their player; not all know it yet. */
export type Wishes = Pick<Navigator, "cookieEnabled"> & {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
};

/** Whether the browser asks sites not to track. One that keeps no cookie could keep no answer either. */
export const isOptedOut = ({ globalPrivacyControl, doNotTrack, cookieEnabled }: Wishes): boolean =>
  globalPrivacyControl === true || doNotTrack === "1" || !cookieEnabled;
