import type { Page } from '@playwright/test';

/** Everything of a page that is read, by people or for them: its texts, title, addresses, names and descriptions. */
export const readable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ATTRIBUTES = [
      'href',
      'src',
      'srcset',
      'alt',
      'aria-label',
      'placeholder',
      'title',
      'content',
      'value',
    ];
    const words = [document.title, location.href];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!(node instanceof Element)) words.push(node.textContent!.trim());
      else for (const name of ATTRIBUTES) words.push(node.getAttribute(name) ?? '');
    }
    return words.filter((text) => text !== '');
  });
