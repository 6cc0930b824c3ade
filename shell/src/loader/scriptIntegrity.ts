import { registeredFile } from './integrity';

/** A hash that no file has: the browser refuses whatever arrives, and the module's boundary shows its fallback. */
const UNMATCHABLE_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** Scripts and styles, also those only loaded ahead; the address is empty for anything else. */
const addressOf = (node: Node): string => {
  if (node instanceof HTMLScriptElement) return node.src;
  const isCode =
    node instanceof HTMLLinkElement && (node.rel === 'stylesheet' || /script|style/.test(node.as));
  return isCode ? node.href : '';
};

/**
 * Refuses code that the registry does not name: every script and style that is attached by `appendChild` or
 * `insertBefore` gets its registered hash, or one that no file matches. Nothing else covers styles that are loaded
 * later: Integrity-Policy covers scripts only, and a build's own hash table fails open (https://www.w3.org/TR/SRI/).
 */
export function enforceScriptIntegrity(): void {
  // The shell's own files carry their hashes from its build.
  const own = new URL('/assets/', document.baseURI).href;
  for (const method of ['appendChild', 'insertBefore'] as const) {
    const attach: (this: Node, node: Node, before: Node | null) => Node = Node.prototype[method];
    Object.assign(Node.prototype, {
      [method](this: Node, node: Node, before: Node | null) {
        const address = addressOf(node);
        if (address && !address.startsWith(own))
          setIntegrity(node as HTMLScriptElement | HTMLLinkElement, address);
        return attach.call(this, node, before);
      },
    });
  }
}

function setIntegrity(element: HTMLScriptElement | HTMLLinkElement, address: string): void {
  try {
    const known = registeredFile(address);
    if (!known) return;
    element.integrity = known.integrity;
    if (known.url !== address) element.setAttribute('src' in element ? 'src' : 'href', known.url);
  } catch (error) {
    console.error((error as Error).message);
    element.integrity = UNMATCHABLE_INTEGRITY;
  }
  element.crossOrigin = 'anonymous';
}

/**
 * Takes refused and missing styles out of the served document, where the bundler would find them and believe that they
 * are applied. Only to be called before anything is loaded: a style still on its way has no sheet either, and the
 * bundler waits for ever for one that was taken away. Those that were served are settled when deferred scripts run
 * (https://html.spec.whatwg.org/multipage/semantics.html#script-blocking-style-sheet).
 */
export function removeRefusedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.remove();
  }
}
