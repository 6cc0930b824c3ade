/**
 * Chrome translates by replacing text nodes with `<font>` elements, but React still refers to the text nodes
 * (https://github.com/facebook/react/issues/11538).
 */

/** A live collection: it also has the elements that a translation adds later. */
const fonts = document.getElementsByTagName('font');

/** Replaced text nodes by their `font` elements, and the reverse. */
const originals = new WeakMap<Node, Text>();
const translations = new WeakMap<Node, Element>();

/** Pairs an element's removed text nodes with its added `font` elements, in order. */
export function findTranslations(changes: MutationRecord[]): void {
  if (fonts.length === 0) return;
  const removed = new Map<Node, Node[]>();
  const added = new Map<Node, Node[]>();
  const add = (map: typeof removed, target: Node, nodes: NodeList, name: string) =>
    map.set(target, [...(map.get(target) ?? []), ...[...nodes].filter(({ nodeName }) => nodeName === name)]);
  for (const { target, addedNodes, removedNodes } of changes) {
    add(removed, target, removedNodes, '#text');
    add(added, target, addedNodes, 'FONT');
  }
  for (const [target, texts] of removed) {
    const fonts = added.get(target)!;
    if (texts.length !== fonts.length) continue;
    texts.forEach((text, index) => {
      originals.set(fonts[index]!, text as Text);
      translations.set(text, fonts[index] as Element);
    });
    if (accessor('firstChild').get === getFirstChild) showServedTexts();
  }
}

const accessor = (name: 'firstChild' | 'nextSibling' | 'textContent' | 'nodeValue') =>
  Object.getOwnPropertyDescriptor(Node.prototype, name)!;
const getFirstChild = accessor('firstChild').get;

function restoreTexts(parent: Node | null | undefined): void {
  for (const child of [...(parent?.childNodes ?? [])]) {
    const text = originals.get(child);
    if (text) child.replaceWith(text);
  }
}

function isIn(parent: Node, child: Node | null): boolean {
  if (!(child instanceof Text) || child.parentNode === parent) return true;
  restoreTexts(parent);
  return child.parentNode === parent;
}

/** Restores text nodes before React changes them; the browser then translates them again. */
export function allowTranslation(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = accessor('nodeValue');
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      return isIn(this, child) ? removeChild.call(this, child) : child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      translations.get(node)?.remove();
      return insertBefore.call(this, node, isIn(this, before) ? before : null);
    },
    appendChild(this: Node, node: Node) {
      translations.get(node)?.remove();
      return appendChild.call(this, node);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      restoreTexts(translations.get(this)?.parentNode);
      nodeValue.set!.call(this, value);
    },
  });
}

/** Shows React the original texts, so that it hydrates the parts of a translated page and does not render them again. */
function showServedTexts(): void {
  const firstChild = accessor('firstChild');
  const nextSibling = accessor('nextSibling');
  const textContent = accessor('textContent');
  const served = (node: Node | null) => (node && originals.get(node)) ?? node;
  Object.defineProperties(Node.prototype, {
    firstChild: {
      ...firstChild,
      get(this: Node) {
        return served(firstChild.get!.call(this));
      },
    },
    nextSibling: {
      ...nextSibling,
      get(this: Node) {
        const translation = translations.get(this);
        return served(nextSibling.get!.call(translation?.parentNode ? translation : this));
      },
    },
    textContent: {
      ...textContent,
      get(this: Node) {
        const text = this.childNodes.length === 1 && originals.get(firstChild.get!.call(this));
        return text ? text.data : textContent.get!.call(this);
      },
    },
  });
}

/** Whether the browser's translation, not a release, may have caused an error. */
export const isFromTranslation = ({ name }: Error): boolean => name === 'NotFoundError' && fonts.length > 0;
