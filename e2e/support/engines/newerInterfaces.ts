/** Removes interfaces that came after one of the oldest supported versions (README, "Browsers"). Runs in the page. */
export function withoutNewerInterfaces(): void {
  const remove = (owner: object, names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  // Firefox 127, Safari 17.4 or later.
  remove(Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']);
  remove(Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']);
  remove(Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore', 'ariaNotify']);
  remove(Promise, ['withResolvers', 'try']);
  remove(Object, ['groupBy']);
  remove(Map, ['groupBy']);
  remove(URL, ['canParse', 'parse']);
  remove(AbortSignal, ['any']);
  remove(Document.prototype, ['startViewTransition', 'caretPositionFromPoint']);
  remove(RegExp, ['escape']);
  remove(Uint8Array, ['fromBase64', 'fromHex']);
  remove(Object.getPrototypeOf(Object.getPrototypeOf([].values())), [
    'map',
    'filter',
    'some',
    'every',
    'find',
  ]);
  remove(Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['take', 'drop', 'toArray', 'reduce']);
  // Never or late in Safari.
  remove(globalThis, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator']);
  remove(globalThis, ['CookieStore', 'cookieStore', 'TaskController', 'EditContext', 'URLPattern']);
}
