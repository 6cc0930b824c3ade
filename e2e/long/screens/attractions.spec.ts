import { expect, test } from '../../support/test';

test('links in section headers and the last lines of cards do not wrap at 768, 1024 and 1280 px', async ({
  page,
}) => {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/london-attractions', '/attraction/31']) {
      await page.goto(path);
      const wrapped = await page.evaluate(() => {
        const lines = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size;
        };
        const links = [...document.querySelectorAll('main section header a')];
        // Texts of places without weekly hours may be long.
        const states = document.querySelectorAll(
          'article [data-opening]:not([data-opening="unknown"], ol *)',
        );
        const feet = [...states].map((element) => element.parentElement!);
        return [
          ...links.filter((link) => lines(link) > 2),
          ...feet.filter((foot) => foot.offsetHeight > 48),
        ].map(({ textContent }) => textContent);
      });
      expect(wrapped).toEqual([]);
    }
  }
});
