const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea, summary';

/** Moves the focus next to a control that disappears when it is used, such as "Remove filter", until `signal` (WCAG 2.4.3). */
export function keepFocus(root: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  let focused: Element | null = null;
  let path = '';
  const remember = () => {
    const active = document.activeElement;
    focused = active && root.contains(active) && active.matches(FOCUSABLE) ? active : null;
    path = location.pathname;
  };
  remember();
  root.addEventListener('focusin', remember, { signal });
  const forget = () => {
    // The visitor clicked beside all controls. A removed control is not connected any more.
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body) focused = null;
    });
  };
  root.addEventListener('focusout', forget, { signal });
  const observer = new MutationObserver((changes) => {
    // After a navigation, the heading takes the focus.
    if (!focused || focused.isConnected || location.pathname !== path) return;
    const removed = focused;
    focused = null;
    if (document.activeElement !== document.body) return;
    const change = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(removed)),
    );
    if (change) nearestControl(root, change)?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Finds the closest control before the removed one, else after it, in its nearest ancestor with controls. */
function nearestControl(root: Element, { target, previousSibling }: MutationRecord): HTMLElement | undefined {
  const end = previousSibling?.isConnected ? previousSibling : target;
  const isBefore = (control: Element) =>
    (end !== target && end.contains(control)) ||
    (end.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  for (let part = target as Element | null; part && root.contains(part); part = part.parentElement) {
    const controls = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isUsable);
    if (controls.length > 0) return controls.findLast(isBefore) ?? controls[0];
  }
  return undefined;
}

const isUsable = (control: Element): boolean =>
  !control.closest('[inert]') && (control.checkVisibility?.() ?? true);
