import { expect, type Locator, type Page } from "@playwright/test";
import { isPhone } from "./play.ts";

/** A bulletin as the operator places it. */
export const bulletin = (title: string, more: object = {}) => ({
  title: { en_US: title },
  content: { en_US: `<p>About: ${title}</p>` },
  ...more,
});

export const forAll = bulletin("For everybody");

export const popUpOf = (page: Page) => page.getByRole("dialog", { name: "What’s new" });
const newsOf = (page: Page) => page.getByRole("dialog", { name: "News" });

/**
 * Lets a clock that was installed pass until something has come about for which bulletins wait: that nobody
 * touches the page for a few seconds.
 */
export const leaveAloneUntil = (page: Page, expectation: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(1_000);
    await expectation();
  }).toPass({ intervals: [100] });

/** Takes the pointer off everything that could be pressed: bulletins wait for who is about to press. */
const restPointer = (page: Page) => page.mouse.move(0, 0);

/** A press in the very moment of the opening is none on the pop-up. */
export const passOpening = (page: Page): Promise<void> => page.clock.fastForward(1_000);

/** Lets a clock that was installed pass until the bulletins pop up. */
export async function waitForPopUp(page: Page): Promise<Locator> {
  await restPointer(page);
  const popUp = popUpOf(page);
  await leaveAloneUntil(page, () => expect(popUp).toBeVisible({ timeout: 200 }));
  await passOpening(page);
  return popUp;
}

/** Closes the pop-up, which comes a few seconds after the page. */
export async function closePopUp(page: Page): Promise<void> {
  const popUp = popUpOf(page);
  await popUp.getByRole("button", { name: "Close" }).click();
  await expect(popUp).toBeHidden();
}

/** Closes the pop-up once a clock that was installed has brought it. */
export async function readAndClose(page: Page): Promise<void> {
  await waitForPopUp(page);
  await closePopUp(page);
}

/** Opens the news: from the footer on the desktop, on a phone from the tab bar. */
export async function openNews(page: Page) {
  if (isPhone(page)) {
    await page.getByRole("button", { name: "Me", exact: true }).click();
    await page.getByRole("dialog", { name: "Me" }).getByRole("button", { name: "News" }).click();
  } else await page.getByRole("contentinfo").getByRole("button", { name: "News" }).click();
  const news = newsOf(page);
  await expect(news).toBeVisible();
  return news;
}

/**
 * Moves the installed clock past the moment at which bulletins pop up, and lets the page draw.
 */
export async function passPopUp(page: Page): Promise<void> {
  await restPointer(page);
  await page.clock.fastForward(10_000);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
}
