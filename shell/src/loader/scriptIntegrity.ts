import { registeredFile } from './integrity';

/** A hash that no file has: the browser refuses whatever arrives, and the module's boundary shows its fallback. */
const UNMATCHABLE_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** Scripts and styles, also those only loaded ahead; the address is empty for anything else. */
const addressOf = (node: Node): string => {
  if (node instanceof HTMLScriptElement) return node.src;
  const isCode =
    node instanceof HTMLLinkElement &&
    (/\bstylesheet\b/i.test(node.rel) || /script|style/.test(node.as + node.rel));
  return isCode ? node.href : '';
};

const CODE = 'script[src],link[href]';

/** What attaches its arguments, nodes or texts, to a document. */
const ATTACHING: [prototype: object, methods: string[]][] = [
  [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
  ...[Element, Document, DocumentFragment].map((parent): [object, string[]] => [
    parent.prototype,
    ['append', 'prepend', 'replaceChildren', 'moveBefore'],
  ]),
  ...[Element, CharacterData, DocumentType].map((child): [object, string[]] => [
    child.prototype,
    ['before', 'after', 'replaceWith'],
  ]),
  [Element.prototype, ['insertAdjacentElement']],
  [Range.prototype, ['insertNode', 'surroundContents']],
];

/** What parses HTML. Scripts in it never run, its styles would be loaded. */
const PARSING: [prototype: object, methods: string[]][] = [
  [Element.prototype, ['insertAdjacentHTML', 'setHTMLUnsafe']],
  [ShadowRoot.prototype, ['setHTMLUnsafe']],
];
const PARSING_SETTERS: [prototype: object, names: string[]][] = [
  [Element.prototype, ['innerHTML', 'outerHTML']],
  [ShadowRoot.prototype, ['innerHTML']],
];

type Method = (this: unknown, ...values: unknown[]) => unknown;

function replaceMethods(table: [prototype: object, methods: string[]][], around: (method: Method) => Method) {
  for (const [prototype, methods] of table) {
    for (const name of methods) {
      // Some are younger than the browsers that the guide supports.
      if (!Object.hasOwn(prototype, name)) continue;
      Reflect.set(prototype, name, around(Reflect.get(prototype, name) as Method));
    }
  }
}

function replaceSetters(table: [prototype: object, names: string[]][], around: (setter: Method) => Method) {
  for (const [prototype, names] of table) {
    for (const name of names) {
      const property = Object.getOwnPropertyDescriptor(prototype, name);
      if (property?.set)
        Object.defineProperty(prototype, name, { ...property, set: around(property.set as Method) });
    }
  }
}

/**
 * Refuses code that the registry does not name: every script and style gets its registered hash, or one that no file
 * matches, before the browser requests it; whether it is attached as a node, inside of another, or as HTML, or gets its
 * address when it is attached already. Nothing else covers styles that are loaded later: Integrity-Policy covers
 * scripts only, and a build's own hash table fails open (https://www.w3.org/TR/SRI/). What it does not cover is left
 * to the content security policy (docs/decisions/0036-subresource-integrity-and-shared-globals.md).
 */
export function enforceScriptIntegrity(): void {
  // The shell's own files carry their hashes from its build.
  const own = new URL('/assets/', document.baseURI).href;
  const check = (node: Node) => {
    const address = addressOf(node);
    if (address && !address.startsWith(own))
      setIntegrity(node as HTMLScriptElement | HTMLLinkElement, address);
  };
  const checkTree = (root: unknown, deep: boolean) => {
    if (!(root instanceof Node)) return;
    check(root);
    if (deep && (root instanceof Element || root instanceof DocumentFragment))
      for (const inner of root.querySelectorAll(CODE)) check(inner);
  };
  /** What is put together outside of the document is looked at as a whole when it comes in. */
  const isInside = (place: unknown) =>
    !(place instanceof Node) || place.isConnected || place.getRootNode() instanceof ShadowRoot;
  const { get: contentOf } = Object.getOwnPropertyDescriptor(HTMLTemplateElement.prototype, 'content')!;
  const { get: htmlOf, set: setHtml } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
  /** The same HTML with hashes; as it is where it holds no code. */
  const checkHtml = (html: unknown): unknown => {
    if (!/<(link|script)/i.test(String(html))) return html;
    const template = document.createElement('template');
    setHtml!.call(template, String(html));
    checkTree(contentOf!.call(template), true);
    return htmlOf!.call(template);
  };

  replaceMethods(
    ATTACHING,
    (attach) =>
      function (this: unknown, ...nodes) {
        const deep = isInside(this);
        for (const node of nodes) checkTree(node, deep);
        return attach.apply(this, nodes);
      },
  );
  replaceMethods(
    PARSING,
    (parse) =>
      function (this: unknown, ...values) {
        return parse.apply(
          this,
          values.map((value) => (typeof value === 'string' ? checkHtml(value) : value)),
        );
      },
  );
  replaceSetters(
    PARSING_SETTERS,
    (set) =>
      function (this: unknown, html) {
        return set.call(this, checkHtml(html));
      },
  );
  checkLateAddresses(check);
}

/** An element that is attached already gets its hash with its address: `src` and `href`, however they are set. */
function checkLateAddresses(check: (node: Node) => void): void {
  const isCode = (element: unknown): element is HTMLScriptElement | HTMLLinkElement =>
    element instanceof HTMLScriptElement || element instanceof HTMLLinkElement;
  /** Attributes that decide what is loaded, or whether its hash is looked at. */
  const DECISIVE = /^(src|href|rel|as|integrity)$/i;
  const detached = new WeakSet<Node>();

  /** Makes a change while the element is out of the document, where it loads nothing, and puts it back checked. */
  function change(element: HTMLScriptElement | HTMLLinkElement, make: () => void): void {
    if (!element.isConnected || detached.has(element)) {
      make();
      return;
    }
    const place = document.createComment('');
    detached.add(element);
    element.replaceWith(place);
    make();
    check(element);
    place.replaceWith(element);
    detached.delete(element);
  }

  const around = (method: Method): Method =>
    function (this: unknown, ...values) {
      const [name] = values;
      if (!isCode(this) || !DECISIVE.test(String(name))) return method.apply(this, values);
      return change(this, () => void method.apply(this, values));
    };
  replaceMethods([[Element.prototype, ['setAttribute', 'removeAttribute', 'toggleAttribute']]], around);
  replaceSetters(
    [
      [HTMLScriptElement.prototype, ['src', 'integrity']],
      [HTMLLinkElement.prototype, ['href', 'rel', 'as', 'integrity']],
    ],
    (set) =>
      function (this: unknown, value) {
        if (isCode(this)) change(this, () => void set.call(this, value));
        else set.call(this, value);
      },
  );
}

function setIntegrity(element: HTMLScriptElement | HTMLLinkElement, address: string): void {
  try {
    const known = registeredFile(address);
    if (!known) return;
    element.setAttribute('integrity', known.integrity);
    if (known.url !== address) element.setAttribute('src' in element ? 'src' : 'href', known.url);
  } catch (error) {
    console.error((error as Error).message);
    element.setAttribute('integrity', UNMATCHABLE_INTEGRITY);
  }
  element.crossOrigin = 'anonymous';
}

/**
 * Takes refused and missing styles out of the served document, where the bundler would find them and believe that they
 * are applied. Only to be called before anything is loaded: a style still on its way has no sheet either, and the
 * bundler waits for ever for one that was removed. Those that were served are settled when deferred scripts run
 * (https://html.spec.whatwg.org/multipage/semantics.html#script-blocking-style-sheet).
 */
export function removeRefusedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.remove();
  }
}
