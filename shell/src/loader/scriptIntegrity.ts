import { registered } from './integrity';

/** A hash that no file has: whatever arrives is refused by the browser, and the boundary shows. */
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;

/** Scripts and styles, also those only loaded ahead; the address is empty for anything else. */
const addressOf = (node: Node): string => {
  if (node instanceof HTMLScriptElement) return node.src;
  const isCode =
    node instanceof HTMLLinkElement && (node.rel === 'stylesheet' || /script|style/.test(node.as));
  return isCode ? node.href : '';
};

/**
 * Closes this page to code that the registry does not name: every script and style that anything attaches gets its
 * registered hash, or an impossible one. It is the only cover for styles that come later: Integrity-Policy knows
 * scripts only, and a build's own hash table fails open (https://www.w3.org/TR/SRI/).
 */
export function closeGate(): void {
  // The shell's own files carry their hashes from its build.
  const own = new URL('/assets/', document.baseURI).href;
  for (const method of ['appendChild', 'insertBefore'] as const) {
    const attach: (this: Node, node: Node, before: Node | null) => Node = Node.prototype[method];
    Object.assign(Node.prototype, {
      [method](this: Node, node: Node, before: Node | null) {
        const address = addressOf(node);
        if (address && !address.startsWith(own)) stamp(node as HTMLScriptElement | HTMLLinkElement, address);
        return attach.call(this, node, before);
      },
    });
  }
}

function stamp(element: HTMLScriptElement | HTMLLinkElement, address: string): void {
  try {
    const known = registered(address);
    if (!known) return;
    element.integrity = known.integrity;
    if (known.url !== address) element.setAttribute('src' in element ? 'src' : 'href', known.url);
  } catch (error) {
    console.error((error as Error).message);
    element.integrity = IMPOSSIBLE;
  }
  element.crossOrigin = 'anonymous';
}
