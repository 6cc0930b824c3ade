import type { Page } from '@playwright/test';

interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

type Shift = PerformanceEntry & { value: number; sources: Source[] };

/** Layout shifts since the page opened, including those after input: score and moved elements. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
        const nameOf = ({ node, previousRect, currentRect }: Source) =>
          `${boxOf(previousRect)} to ${boxOf(currentRect)} ${(node instanceof Element ? node.outerHTML : String(node)).slice(0, 120)}`;
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as Shift[];
          resolve(shifts.map(({ value, sources }) => ({ value, moved: sources.map(nameOf) })));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Every page has one of these, so the observer is called even without shifts.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
