import { PlayBar } from "./play-bar.mobile.tsx";
import { PlayPage as Page, type PlayPageProps } from "./play-page.tsx";

export const PlayPage = (props: PlayPageProps) => <Page {...props} Bar={PlayBar} />;
