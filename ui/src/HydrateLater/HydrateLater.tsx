import {
  type HTMLAttributes,
  isValidElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { mustHydrateNow, openWhenNeeded } from './openWhenNeeded';
import { createPart, type ServedPart } from './servedPart';

interface HydrateLaterProps extends HTMLAttributes<HTMLElement> {
  /** The element around the content; default `div`. */
  as?: 'div' | 'li' | 'section';
  /** For text that never changes: hydrated only at a touch. */
  text?: boolean;
}

/**
 * Keeps the server's HTML of its content until the content is near the viewport, is touched or changes. Content that
 * the browser renders first is hydrated at once.
 *
 * Example: a list far below the viewport, whose button is pressed.
 * 1. React hydrates the frame. Its layout effect closes the part.
 * 2. React tries to hydrate `Content`, which suspends: `use` waits for `part.opened`. The server's HTML stays.
 * 3. The press calls `onTouch` before React sees it. `renderAgain` renders `Boundary`, which opens the part.
 * 4. React hydrates the content in the same task, and then handles the press.
 * Scrolling near it instead resolves `part.opened`, and React continues when it is idle. New children render
 * `Boundary`, too. If a context changes, React tries `Content` again, which then opens the part itself.
 */
export function HydrateLater({ as = 'div', text = false, children, ...attributes }: HydrateLaterProps) {
  // The types of the elements differ, but not their attributes.
  const Frame = as as 'div';
  const frame = useRef<HTMLDivElement>(null);
  const [part] = useState(createPart);
  const [touches, renderAgain] = useReducer((count: number) => count + 1, 0);
  // React hydrates the content of a boundary in a later task than the frame around it.
  useLayoutEffect(() => {
    const element = frame.current!;
    if (part.isRendered || mustHydrateNow(element)) {
      delete element.dataset.far;
      return;
    }
    part.isClosed = true;
    element.dataset.closed = '';
    const stopWaiting = openWhenNeeded(element, {
      // Text that never changes is only hydrated at a touch.
      onNear: () => !text && part.open(),
      // The boundary, which is rendered again, opens the part.
      onTouch: renderAgain,
    });
    part.onRendered = () => {
      delete element.dataset.closed;
      stopWaiting();
    };
    return part.onRendered;
  }, [part, text]);
  return (
    <Frame ref={frame} data-far={as === 'li' ? '' : undefined} {...attributes}>
      <Boundary part={part} touches={touches}>
        {children}
      </Boundary>
    </Frame>
  );
}

interface BoundaryProps {
  part: ServedPart;
  /** Only compared below: a new number makes `memo` render the boundary, although its content is the same. */
  touches: number;
  children: ReactNode;
}

/** Rendered again only if the content has changed; React then hydrates it first. */
const Boundary = memo(
  ({ part, children }: BoundaryProps) => {
    if (part.isClosed) part.open();
    return (
      <Suspense>
        <Content part={part}>{children}</Content>
      </Suspense>
    );
  },
  (before, after) => before.touches === after.touches && isSame(before.children, after.children),
);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two contents are equal. Elements, lists and plain objects are compared in depth, other values as by `memo`. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((child, index) => isSame(child, after[index]));
  if (isValidElement<object>(before) && isValidElement<object>(after))
    return before.type === after.type && before.key === after.key && haveSame(before.props, after.props);
  return isPlain(before) && isPlain(after) && !isValidElement(before) && haveSame(before, after);
}

function haveSame(before: object, after: object): boolean {
  const later = new Map(Object.entries(after));
  const earlier = Object.entries(before);
  return (
    earlier.length === later.size &&
    earlier.every(([name, value]) => later.has(name) && isSame(value, later.get(name)))
  );
}

function Content({ part, children }: { part: ServedPart; children: ReactNode }) {
  // A second attempt means that React needs the content: for an event, or because a context has changed.
  if (part.isClosed && part.wasTried) part.open();
  part.wasTried ||= part.isClosed;
  if (part.wasTried) use(part.opened);
  part.isRendered = true;
  useEffect(() => part.onRendered?.(), [part]);
  return children;
}
