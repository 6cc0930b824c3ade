/** A page's number, or a gap. */
export type PagerEntry = number | 'gap';

const PAGES_AROUND = 1;

/**
 * The pages that a pager names: the first, the last, the current one and its neighbours. A gap that would hide a
 * single page shows that page.
 */
export function pageWindow(page: number, pages: number): PagerEntry[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= PAGES_AROUND,
  );
  return named.flatMap((number, index): PagerEntry[] => {
    const hidden = number - (named[index - 1] ?? number - 1) - 1;
    if (hidden === 0) return [number];
    return hidden === 1 ? [number - 1, number] : ['gap', number];
  });
}
