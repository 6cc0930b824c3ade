import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** What has moved since the page was opened, without being asked: how far, and the elements' beginnings. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const words = (node: Node | null) =>
          (node instanceof Element ? node.outerHTML : String(node)).slice(0, 120);
        const observer = new PerformanceObserver((list) => {
          const unasked = (list.getEntriesByType('layout-shift') as Shift[]).filter(
            ({ hadRecentInput }) => !hadRecentInput,
          );
          resolve(
            unasked.map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => words(node)) })),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always one of these, so that the observer is told when nothing has moved, too.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
