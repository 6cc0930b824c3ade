import { flushSync } from 'react-dom';
import type { ServedPart } from './servedPart';

/** Half a screen above and below the viewport. */
const MARGIN = '50% 0px';
const IDLE_FALLBACK_MS = 200;

/** Before the shell replays an early interaction, it sends `guide:touch` to its target. */
const TOUCHES = ['pointerdown', 'click', 'keydown', 'focusin', 'guide:touch'];

interface ClosedPart {
  part: ServedPart;
  /** Renders the frame around the part again, which opens the part. */
  render(): void;
}

const closedParts = new Map<Element, ClosedPart>();
let observer: IntersectionObserver | undefined;
let isWaiting = false;

/** Whether the browser is dispatching a touch of the element. */
export function isTouched(element: Element): boolean {
  const { event } = window;
  return !!event && TOUCHES.includes(event.type) && element.contains(event.target as Node);
}

/** Opens a part near the viewport, at a touch, or when the page is idle. @returns function that ends this */
export function watchClosed(element: Element, closed: ClosedPart): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    closed.part.open();
    return () => {};
  }
  if (closedParts.size === 0) for (const name of TOUCHES) addEventListener(name, onTouch, true);
  closedParts.set(element, closed);
  observer ??= new IntersectionObserver(onNear, { rootMargin: MARGIN });
  observer.observe(element);
  openWhenIdle();
  return () => {
    observer?.unobserve(element);
    closedParts.delete(element);
    if (closedParts.size === 0) for (const name of TOUCHES) removeEventListener(name, onTouch, true);
  };
}

function onNear(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) closedParts.get(target)?.part.open();
}

function onTouch({ target }: Event): void {
  let node = target instanceof Element ? target : null;
  while (node) {
    const closed = closedParts.get(node);
    closedParts.delete(node);
    if (closed) flushSync(closed.render);
    // The part may contain other parts, which are closed now.
    node = closed ? (target as Element) : node.parentElement;
  }
}

/** Opens one part per task. */
function openWhenIdle(): void {
  if (isWaiting) return;
  isWaiting = true;
  const open = () => {
    isWaiting = false;
    const next = [...closedParts.values()].find(({ part }) => part.isClosed);
    if (!next) return;
    next.part.open();
    openWhenIdle();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(open);
  else setTimeout(open, IDLE_FALLBACK_MS);
}
