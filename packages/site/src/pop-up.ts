/** Windows of a game and of a member's pages are 1500x800 (LAUNCH-37). */
export const popUpFeatures = "popup,width=1500,height=800";
