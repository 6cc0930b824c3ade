import { flushSync } from 'react-dom';
import type { ServedPart } from './servedPart';

/** Half a screen above and below the viewport. */
const MARGIN = '50% 0px';

/** Before the shell replays an early interaction, it sends `guide:touch` to its target. */
const TOUCHES = ['pointerdown', 'click', 'keydown', 'focusin', 'beforetoggle', 'guide:touch'];

interface ClosedPart {
  part: ServedPart;
  /** Text that never changes is only hydrated at a touch. */
  isText: boolean;
  /** Renders the boundary of the part again, which opens the part. */
  renderAgain(): void;
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
  observer ??= new IntersectionObserver(onNear, { rootMargin: MARGIN });
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
    const closed = closedParts.get(target);
    if (!closed?.isText) closed?.part.open();
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
      flushSync(closed.renderAgain);
    }
    // The part may contain other parts, which are closed now.
    node = closed ? (target as Element) : node.parentElement;
  }
}
