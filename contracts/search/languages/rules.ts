import { arabic } from './arabic';
import { french } from './french';
import { german } from './german';
import { japanese } from './japanese';
import type { LanguageRules } from './languageRules';
import { spanish } from './spanish';

const RULES: Readonly<Record<string, LanguageRules>> = {
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  ja: japanese,
};

const NEUTRAL: LanguageRules = {
  smallWords: '',
  questionWords: '',
  expressions: {},
};

/** The rules of a language; those of others change nothing. */
export const rulesOf = (language: string): LanguageRules => RULES[language.split('-')[0]!] ?? NEUTRAL;
