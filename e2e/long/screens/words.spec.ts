import { expect, test } from '../../support/test';

/** Screens with the longest names. */
const PATHS = [
  '/',
  '/london-attractions',
  '/top-attractions',
  '/top-london-pubs',
  '/pub/2',
  '/buckingham-palace',
  '/attraction/12',
  '/search?view=list',
  '/map',
  '/analytics',
];

const WIDTHS = [390, 640, 768, 900, 1024, 1280];

for (const path of PATHS) {
  test(`no word of ${path} breaks in the middle, and no link of a result is cut off`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 3000 });
      const faults = await page.locator('main').evaluate((main) => {
        const isTorn = (node: Text, start: number, end: number) => {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, end);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
          return tops.some((top) => Math.abs(top - tops[0]!) > 4);
        };
        const torn: string[] = [];
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
          const element = node.parentElement!;
          // Texts for screen readers have a size of one pixel.
          if (!element.checkVisibility() || element.getBoundingClientRect().width < 2) continue;
          // The first letter of a text may be a large initial.
          for (const { 0: word, index } of node.data.matchAll(/(?<=\s|^.)[\p{L}\p{N}'’]{3,}/gu))
            if (isTorn(node, index, index + word.length)) torn.push(word);
        }
        const cut = [...main.querySelectorAll('article a')]
          .filter((link) => link.checkVisibility())
          .filter(
            (link) =>
              link.getBoundingClientRect().right > link.closest('article')!.getBoundingClientRect().right,
          )
          .map((link) => link.textContent);
        return [...torn, ...cut];
      });
      expect([width, faults]).toEqual([width, []]);
    }
  });
}
