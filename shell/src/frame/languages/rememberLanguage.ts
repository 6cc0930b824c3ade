const KEY = 'language';

/** Remembers on this device that the visitor has chosen a language. */
export function rememberLanguage(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is blocked or full: the next page only offers the browser's language again.
  }
}

/** The language that the visitor has chosen on this device. */
export function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
