import type { View } from '../../../state/options';

/** The width that a result's picture is shown at. */
export const PICTURE_SIZES: Record<View, string> = {
  grid: '(min-width: 1024px) 280px, (min-width: 640px) 50vw, 100vw',
  list: '(min-width: 768px) 300px, 100vw',
};
