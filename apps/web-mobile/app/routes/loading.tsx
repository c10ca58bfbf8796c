export { LoadingPage as default } from "@naluma/game-launcher/mobile";
