/** The library has no published types; this declares what is used. */
declare module 'damerau-levenshtein' {
  export default function damerauLevenshtein(a: string, b: string): { steps: number };
}
