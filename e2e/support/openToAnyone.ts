import { expect, type Page } from '@playwright/test';
import type { Place } from './places';
import { watchReads } from './requests';

/** Opens places as nobody in particular: no sign-in, no role, no answer that requests one. */
export async function expectOpenToAnyone(page: Page, places: Place[]): Promise<void> {
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403, 407].includes(response.status()) || response.headers()['www-authenticate']) {
      refused.push(`${response.status()} ${response.url()}`);
    }
  });
  const answered = watchReads(page);
  for (const { path } of places) {
    await page.goto(path);
    await answered();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
    const controls = await page
      .locator('a, button, input, summary')
      .evaluateAll((all) =>
        all.map(
          (control) =>
            `${control.textContent} ${control.getAttribute('aria-label') ?? ''} ${control.getAttribute('href') ?? ''}`,
        ),
      );
    expect(
      controls.filter((text) =>
        /sign[- ]?(in|up|out)|log[- ]?(in|out)\b|\bregister|\bmy account/i.test(text),
      ),
    ).toEqual([]);
  }
  expect(refused).toEqual([]);
}
