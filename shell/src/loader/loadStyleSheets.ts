import { whenIdle } from '@guide/ui';
import { onFirstAct } from '../firstAct';

let loading: Promise<unknown> | undefined;

/**
 * Loads the complete style sheets, each after its inlined part to keep their order, and applies them when they are needed.
 * Resolves when they are loaded, even if one fails.
 */
export function loadStyleSheets(): Promise<unknown> {
  loading ??= load();
  return loading;
}

function load(): Promise<unknown> {
  const files = window.guideBootstrap?.page.styles ?? [];
  const parts = document.querySelectorAll('style[data-part]');
  const links = files.map(([path, integrity], index) => {
    // Modules recognize their loaded style sheet by its absolute URL; otherwise they add it again.
    const { href } = new URL(path, document.baseURI);
    const attributes = { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous', media: UNUSED };
    const link = Object.assign(document.createElement('link'), attributes);
    parts[index]!.after(link);
    return link;
  });
  const settled = links.map(
    (link) =>
      new Promise((resolve) => {
        link.onload = link.onerror = resolve;
      }),
  );
  if (links.length > 0)
    applyWhenNeeded(() => {
      for (const link of links) link.media = '';
    });
  return Promise.all(settled);
}

/** A medium that never applies; the browser loads such sheets nevertheless. */
const UNUSED = 'not all';

/**
 * Calls `apply` when the visitor has acted and the browser is idle, or before the paint of the first class that the
 * served page does not have: the inlined parts have the rules of all others. Applying complete sheets recalculates the
 * style of every element, which takes a slow phone 100 ms; most visitors of a page never need it. Widgets of other
 * modules, such as the heart of a card, bring their own sheet and need none of these.
 */
function applyWhenNeeded(apply: () => void): void {
  const served = new Set(classesIn(document.documentElement));
  const owners = new Set([...served].map(ownerOf)).add(undefined);
  const isNew = (name: string) => !served.has(name) && owners.has(ownerOf(name));
  // Observers are called before the next paint.
  const observer = new MutationObserver((records) => {
    if (records.some((record) => changedElements(record).some((element) => classesIn(element).some(isNew))))
      finish();
  });
  const stopWaiting = onFirstAct(() => whenIdle(finish));
  function finish() {
    observer.disconnect();
    stopWaiting();
    apply();
  }
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
}

/** The module of a class: `planner_87b56d-` of `planner_87b56d-7b`; undefined for classes of libraries, such as `ol-layer`. */
const ownerOf = (name: string): string | undefined => /^.+_[\da-f]{6}-/.exec(name)?.[0];

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const changedElements = ({ type, target, addedNodes }: MutationRecord): Element[] =>
  type === 'attributes' ? [target as Element] : [...addedNodes].filter(isElement);

/** Classes of an element and of those inside. */
const classesIn = (root: Element): string[] =>
  [root, ...root.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
