import type { BrowserContext } from '@playwright/test';

/** A text of a page, and where it was. */
export interface SeenText {
  text: string;
  /** Element, with the attribute that has the text. */
  where: string;
}

/** Runs in the page: reports every text that it ever has, also for a moment or hidden. */
function reportTexts(): void {
  const ATTRIBUTES = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
    'label',
    'placeholder',
    'title',
  ];
  const META = /^(description|og:(title|description|image:alt)|twitter:(title|description|image:alt))$/;
  /** Data of the city can be English, if it says so; a module must not. Charts break words, which their tables have. */
  const SILENT =
    'script, style, template, noscript, code, svg text, [lang=en]:not([data-module], [data-widget] > *)';
  const report = (globalThis as unknown as { reportText(text: string, where: string): void }).reportText;
  const reported = new Set<string>();

  function say(text: string | null, element: Element, what = ''): void {
    const trimmed = text?.trim();
    if (!trimmed || reported.has(trimmed)) return;
    reported.add(trimmed);
    const within = element.closest('[id], [class]');
    report(trimmed, `${location.pathname}: ${within?.tagName ?? ''} ${element.tagName}${what}`.toLowerCase());
  }
  function readElement(element: Element): void {
    for (const name of ATTRIBUTES) say(element.getAttribute(name), element, `[${name}]`);
    if (
      element instanceof HTMLMetaElement &&
      META.test(element.name || element.getAttribute('property') || '')
    )
      say(element.content, element, '[content]');
    if (element instanceof HTMLInputElement && /^(submit|button)$/.test(element.type))
      say(element.value, element, '[value]');
  }
  function read(node: Node): void {
    if (node instanceof Text) {
      const parent = node.parentElement;
      if (!parent || parent.closest(SILENT)) return;
      // Marks split the names of places.
      const whole = parent.closest('mark')?.parentElement ?? parent;
      say(whole.querySelector('mark') ? whole.textContent : node.data, parent);
      return;
    }
    if (node instanceof Element) readElement(node);
    for (const child of node.childNodes) read(child);
  }

  read(document);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element) readElement(target);
      if (target instanceof Text) read(target);
      for (const node of addedNodes) read(node);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATTRIBUTES, 'content', 'value'],
  });
}

/** Runs in the page: the texts that style sheets add, also from attributes (`content: attr(data-short)`). */
export function styledTexts(): SeenText[] {
  const QUOTED = /"((?:[^"\\]|\\.)*)"/g;
  const elements = [...document.querySelectorAll('body *:not([lang=en], [lang=en] *)')];
  return elements.flatMap((element) =>
    ['::before', '::after'].flatMap((part) => {
      const { content } = getComputedStyle(element, part);
      const quoted = [...content.matchAll(QUOTED)].map(([, text]) => text!);
      const attributes = [...content.matchAll(/attr\(([\w-]+)\)/g)].map(([, name]) =>
        element.getAttribute(name!),
      );
      const text = [...quoted, ...attributes].join(' ').trim();
      return text ? [{ text, where: `${location.pathname}: ${element.tagName}${part}`.toLowerCase() }] : [];
    }),
  );
}

/** Collects the texts of all pages of a browser context. */
export async function collectTexts(context: BrowserContext): Promise<Map<string, SeenText>> {
  const seen = new Map<string, SeenText>();
  await context.exposeFunction('reportText', (text: string, where: string) => {
    if (!seen.has(text)) seen.set(text, { text, where });
  });
  await context.addInitScript(reportTexts);
  return seen;
}
