const PAGES_AROUND = 1;

/** The first, last, current and neighbouring pages; "gap" replaces two pages or more. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= PAGES_AROUND,
  );
  return shown.flatMap((number, index): (number | 'gap')[] => {
    const hidden = number - (shown[index - 1] ?? number - 1) - 1;
    if (hidden === 0) return [number];
    return hidden === 1 ? [number - 1, number] : ['gap', number];
  });
}
