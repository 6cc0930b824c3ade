/** What a chart is painted with, as computed values: a canvas knows no custom properties. */
export interface Colours {
  ink: string;
  soft: string;
  line: string;
  axis: string;
  card: string;
  bar: string;
  /** The five fixed colours of slices (ANA-14). */
  slices: string[];
  font: string;
}

/**
 * Reads the design system's tokens as they are at this element: by day, by night, or in an embedding page.
 * @param element a connected element that shows nothing of its own
 */
export function readColours(element: HTMLElement): Colours {
  const read = (token: string) => {
    element.style.color = `var(--${token})`;
    return getComputedStyle(element).color;
  };
  const colours = {
    ink: read('ink'),
    soft: read('ink-soft'),
    line: read('line'),
    axis: read('control'),
    card: read('card'),
    bar: read('chart-2'),
    slices: [1, 2, 3, 4, 5].map((place) => read(`chart-${place}`)),
    font: getComputedStyle(element).fontFamily,
  };
  element.style.color = '';
  return colours;
}
