/** Joins the class names that apply; `undefined`, `false` and empty ones are left out. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
