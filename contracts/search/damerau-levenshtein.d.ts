/** The library publishes no types; only what is used is declared. */
declare module 'damerau-levenshtein' {
  export default function damerauLevenshtein(a: string, b: string): { steps: number };
}
