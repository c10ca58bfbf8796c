import { storageJourney } from "./support/storage-journey.ts";

// A game's window keeps what its placeholder has to know; a phone's page stays one document.
storageJourney("is blocked");
