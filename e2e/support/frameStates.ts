import { expect, type Page } from '@playwright/test';
import { runAxe } from './axe';

export const frameStates: Record<string, (page: Page) => Promise<void>> = {
  'the frame at rest': async () => {},
  'a menu': async (page) => {
    const small = page.getByRole('button', { name: 'Menu', exact: true });
    const large = page.getByRole('button', { name: 'Discover menu' });
    await ((await small.isVisible()) ? small.click() : large.press('Enter'));
  },
  'the notices': (page) => page.getByRole('button', { name: /^Notices/ }).click(),
  'the privacy notice': (page) => page.getByRole('button', { name: 'Privacy' }).click(),
};

export async function expectFrameAccessible(page: Page): Promise<void> {
  await page.goto('/nowhere');
  for (const [state, open] of Object.entries(frameStates)) {
    await open(page);
    expect((await runAxe(page)).faults, state).toEqual([]);
    await page.keyboard.press('Escape');
  }
}
