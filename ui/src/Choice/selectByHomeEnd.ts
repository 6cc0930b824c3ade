import type { KeyboardEvent } from 'react';

/** Home and End select the first and last radio button of a row; browsers handle only the arrow keys. */
export function selectByHomeEnd(event: KeyboardEvent<HTMLElement>): void {
  const inputs = event.currentTarget.querySelectorAll('input');
  const next = event.key === 'Home' ? inputs[0] : event.key === 'End' ? inputs[inputs.length - 1] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
