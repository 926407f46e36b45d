import type { Locator, Page } from '@playwright/test';

const mostPresses = 120;

/** Goes on to a control as people without a mouse do. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there`);
}
