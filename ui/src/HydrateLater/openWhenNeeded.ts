import { flushSync } from 'react-dom';

/** Half a screen above and below the viewport, and of each list that scrolls by itself (not in Safari). */
const MARGINS = { rootMargin: '50% 0px', scrollMargin: '50% 0px' };

/** Before the shell replays an early interaction, it sends `guide:touch` to its target. */
const TOUCHES = ['pointerdown', 'click', 'keydown', 'focusin', 'beforetoggle', 'guide:touch'];

interface ClosedPart {
  onNear(): void;
  /** Must render the part at once, so that the touch reaches it. */
  onTouch(): void;
}

const closedParts = new Map<Element, ClosedPart>();
let observer: IntersectionObserver | undefined;

/** Whether the browser is dispatching a touch of the element, or cannot tell what is near the viewport. */
export function mustHydrateNow(element: Element): boolean {
  const { event } = window;
  if (typeof IntersectionObserver === 'undefined') return true;
  return !!event && TOUCHES.includes(event.type) && element.contains(event.target as Node);
}

/** Opens a closed part near the viewport or at a touch. @returns function that stops waiting for them */
export function openWhenNeeded(element: Element, closed: ClosedPart): () => void {
  if (closedParts.size === 0) for (const name of TOUCHES) addEventListener(name, onTouch, true);
  closedParts.set(element, closed);
  observer ??= new IntersectionObserver(onNear, MARGINS);
  observer.observe(element);
  return () => {
    closedParts.delete(element);
    if (closedParts.size === 0) for (const name of TOUCHES) removeEventListener(name, onTouch, true);
  };
}

function onNear(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    layOut(target);
    closedParts.get(target)?.onNear();
  }
}

/** Lets the browser lay an element out, wherever it is (`base.css`). */
function layOut(element: Element): void {
  element.removeAttribute('data-far');
  observer?.unobserve(element);
}

function onTouch({ target }: Event): void {
  let node = target instanceof Element ? target : null;
  while (node) {
    const closed = closedParts.get(node);
    closedParts.delete(node);
    if (closed) {
      layOut(node);
      flushSync(closed.onTouch);
    }
    // The part may contain other parts, which are closed now.
    node = closed ? (target as Element) : node.parentElement;
  }
}
