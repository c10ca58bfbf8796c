/** A dialog is drawn beside a game that fills the screen, where nobody would see it. */
export const leaveFullScreen = async (
  document: Pick<Document, "fullscreenElement" | "exitFullscreen">,
): Promise<void> => {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
};
