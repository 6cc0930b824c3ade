import type { Page } from '@playwright/test';

const count = (pdf: string, pattern: RegExp) => [...pdf.matchAll(pattern)].length;

/** Prints a page as browsers do by default, without background graphics, and counts the sheets and pictures. */
export async function printed(page: Page, format: 'A4' | 'Letter') {
  const pdf = (await page.pdf({ format, printBackground: false })).toString('latin1');
  return { sheets: count(pdf, /\/Type \/Page\b/g), pictures: count(pdf, /\/Subtype \/Image\b/g) };
}

/** Texts that would be printed too pale to read on white: below 4.5:1 (WCAG 1.4.3). */
export const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const style = getComputedStyle(element);
      const drawn = element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1;
      // A ground that is printed in any case has words of its own colour on it.
      if (!drawn || !texts.currentNode.textContent!.trim() || style.printColorAdjust === 'exact') continue;
      if (1.05 / (luminance(style.color) + 0.05) < 4.5) pale.push(texts.currentNode.textContent!.trim());
    }
    return pale;
  });
