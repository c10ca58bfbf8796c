import type { Page } from "@playwright/test";

export const popUpOf = (page: Page) => page.getByRole("dialog", { name: "What’s new" });
