import { expect, type Page } from '@playwright/test';
import { watchReads } from './requests';
import { shiftsOf } from './shifts';
import { hydrateWithoutInput } from './test';
import { showAll } from './wholePage';

/** Class names of grids whose first cell is wider without its siblings: it would shift while the page loads. */
const growingGrids = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).display === 'grid' && element.childElementCount > 2)
      .filter(({ children }) => new Set([...children].map(({ tagName }) => tagName)).size === 1)
      .filter((grid) => {
        const [first, ...others] = [...grid.children] as HTMLElement[];
        const width = first!.offsetWidth;
        for (const other of others) other.style.display = 'none';
        const alone = first!.offsetWidth;
        for (const other of others) other.style.display = '';
        return alone !== width;
      })
      .map((grid) => grid.className),
  );

/** Late web fonts change the width of single words by up to 5 %; visitors notice from about 0.1 on. */
const MAX_SHIFT = 0.003;

export async function expectNothingShifts(page: Page, path: string, most = MAX_SHIFT): Promise<void> {
  const waitForReads = watchReads(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await hydrateWithoutInput(page);
    // Scroll after the first reads: late content below the window moves nothing that is visible.
    await waitForReads();
    await showAll(page);
    await waitForReads();
    const shifts = await shiftsOf(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect.soft(total, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(most);
    expect.soft(await growingGrids(page), `${width} px`).toEqual([]);
  }
}
