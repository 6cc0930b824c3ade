import type { PageCost } from '../security/renderBudget';

/**
 * Divides a renderer's processor time among its pages in progress. The next page pays for what the renderer used
 * before it, such as for its start.
 * @param readUsedMs - reads its processor time so far, in milliseconds; 0 if unknown, as after its exit
 * @returns function that starts to measure a page, and returns the one that ends it
 */
export function createCostSharing(readUsedMs: () => number): (page: PageCost) => () => void {
  const pages = new Set<PageCost>();
  let sharedMs = 0;

  function share(): void {
    const usedMs = readUsedMs();
    const shareMs = usedMs > 0 ? (usedMs - sharedMs) / pages.size : Number.POSITIVE_INFINITY;
    for (const page of pages) page.rendererMs = (page.rendererMs ?? 0) + shareMs;
    sharedMs = usedMs;
  }

  return (page) => {
    if (pages.size > 0) share();
    pages.add(page);
    return () => {
      share();
      pages.delete(page);
    };
  };
}
