import type { Page } from 'playwright-core';

/** What a screen reader calls the element that has the focus; with plain spaces where Intl puts others. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    return name.replace(/[\u00a0\u202f]/g, ' ');
  });

const stopsAtMost = 60;

/** Presses Tab until the element of that name has the focus; fails when it cannot be reached so. */
export const tabTo = async (page: Page, name: string, key = 'Tab') => {
  const passed: string[] = [];
  for (let stop = 0; stop < stopsAtMost; stop++) {
    const now = (await focused(page)).trim();
    if (now.startsWith(name)) return;
    passed.push(now);
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to «${name}», only to ${passed.join(' | ')}`);
};

export const fill = async (page: Page, name: string, text: string) => {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

export const press = async (page: Page, name: string) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};
