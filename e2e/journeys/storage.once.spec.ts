import { storageJourney } from "./support/storage-journey.ts";

storageJourney("is absent");
