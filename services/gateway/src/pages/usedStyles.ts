import { type StyleRule, usedStyle } from '@guide/contracts/release/style-rules';
import { LRUCache } from 'lru-cache';
import { sourceHash } from '../security/headers';

export interface InlineStyle {
  text: string;
  /** CSP source expression of the text. */
  hash: string;
}

export const inlineStyle = (text: string): InlineStyle => ({ text, hash: sourceHash(text) });

/** A module chooses its class names, so the selections need a limit. */
const MAX_BYTES = 8 * 1024 ** 2;

const classesOf = ({ classes = [], inner = [] }: StyleRule): string[] => [
  ...classes.flat(),
  ...inner.flatMap(classesOf),
];

/** Selects the rules that pages use. Pages with the same classes of a sheet share its selection. */
export function createUsedStyles() {
  const selections = new LRUCache<string, InlineStyle>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  /** @param id - identifies the sheet's content @returns selects the rules for a page's classes */
  return (id: string, rules: StyleRule[]): ((classes: ReadonlySet<string>) => InlineStyle) => {
    const names = [...new Set(rules.flatMap(classesOf))];
    return (classes) => {
      const key = `${id} ${names.map((name) => (classes.has(name) ? 1 : 0)).join('')}`;
      const existing = selections.get(key);
      if (existing) return existing;
      const selected = inlineStyle(usedStyle(rules, classes));
      selections.set(key, selected);
      return selected;
    };
  };
}
