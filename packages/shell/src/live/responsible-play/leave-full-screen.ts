/** A game in full screen would cover the dialog. */
export const leaveFullScreen = async (
  document: Pick<Document, "fullscreenElement" | "exitFullscreen">,
): Promise<void> => {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
};
