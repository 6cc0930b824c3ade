import type { Page } from '@playwright/test';

/** All texts of a page: text nodes, title, URLs, accessible names and descriptions. */
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
    const texts = [document.title, location.href];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!(node instanceof Element)) texts.push(node.textContent!.trim());
      else for (const name of ATTRIBUTES) texts.push(node.getAttribute(name) ?? '');
    }
    return texts.filter((text) => text !== '');
  });
