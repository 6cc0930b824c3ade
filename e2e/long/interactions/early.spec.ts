import type { Page } from '@playwright/test';
import { seeded } from '../../../contracts/testing/random';
import { expectNotLost, interactions, usualInteractions } from '../../support/earlyInteractions';
import { expect, test } from '../../support/test';

// Whoever acts here is the test: no page is hydrated before.
test.use({ visitor: false, viewport: { width: 390, height: 844 } });

/** So many answers a page gets from its first touch on until it has been hydrated. */
const MOST_ANSWERS = 15;
/** How many moments each interaction is tried at, beside the first: more with `MOMENTS`. */
const MOMENTS = Number(process.env.MOMENTS ?? 1);
const SEED = Number(process.env.SEED ?? 1);

/** Touches the page. @returns resolves after so many answers, or when it has been hydrated before */
async function touch(page: Page, answers: number): Promise<void> {
  const hydrated = page
    .locator('html[data-hydrated]')
    .waitFor({ state: 'attached' })
    .catch(() => {});
  let answered = 0;
  const enough = new Promise<void>((resolve) => {
    page.on('requestfinished', () => {
      answered += 1;
      if (answered === answers) resolve();
    });
  });
  await page.keyboard.press('Shift');
  if (answers > 0) await Promise.race([enough, hydrated]);
}

const random = seeded(SEED);
for (const interaction of interactions) {
  const { name, path } = interaction;
  if (!usualInteractions.has(name)) {
    test(`no interaction is lost while ${path} loads: ${name}, as the first`, ({ page }) =>
      expectNotLost(page, interaction));
  }
  const moments = new Set(Array.from({ length: MOMENTS }, () => random.whole(MOST_ANSWERS)));
  for (const answers of moments) {
    test(`no interaction is lost while ${path} loads: ${name}, ${answers} answers after a first touch, seed ${SEED}`, ({
      page,
    }) => expectNotLost(page, interaction, () => touch(page, answers)));
  }
}

test('D-18 a dashboard that nobody touches asks for its figures again after half a minute', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/analytics');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/analytics/summary?period=day'));
  await page.clock.fastForward(30_000);
  expect((await asked).status()).toBe(200);
});
