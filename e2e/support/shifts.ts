import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** All that has moved since the page was opened, soon after input too: how far, and the elements' beginnings. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const words = (node: Node | null) =>
          (node instanceof Element ? node.outerHTML : String(node)).slice(0, 120);
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as Shift[];
          resolve(
            shifts.map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => words(node)) })),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always one of these, so that the observer is told when nothing has moved, too.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
