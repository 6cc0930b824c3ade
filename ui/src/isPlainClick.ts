import type { MouseEvent } from 'react';

/** Whether a click is the page's; one that opens another tab or window is the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
