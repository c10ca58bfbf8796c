import { storageJourney } from "./support/storage-journey.ts";

storageJourney("is full");
storageJourney("is absent");
