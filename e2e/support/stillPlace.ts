import { expect, type Page } from '@playwright/test';
import { watchReads } from './requests';
import { shiftsOf } from './shifts';
import { hydrateWithoutInput } from './visitor';
import { showAll } from './wholePage';

/** Opens a place and brings it to life without input, and expects that nothing shifts until all of it has come. */
export async function expectNothingShifts(page: Page, path: string): Promise<void> {
  const answered = watchReads(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await hydrateWithoutInput(page);
    // What comes late below the window moves nothing that a visitor sees.
    await answered();
    await showAll(page);
    await answered();
    const shifts = await shiftsOf(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    // In thousandths, as browsers' figures are reported.
    expect.soft(total.toFixed(3), `${width} px: ${JSON.stringify(shifts)}`).toBe('0.000');
  }
}
