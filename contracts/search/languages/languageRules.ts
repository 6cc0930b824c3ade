/** What the search knows of a language besides its texts. Words may have accents; they are compared without. */
export interface LanguageRules {
  /** Articles, prepositions and particles, which do not count. */
  smallWords: string;
  /** Words that ask about a place and name none: "wo ist". */
  questionWords: string;
  /** Expressions for English words that the search reads: near, times of day, facts. */
  expressions: Readonly<Record<string, string>>;
  /** How the language puts "near" after a place: the place, then what is searched. */
  nearAfter?: RegExp;
  /** Cuts endings and prefixes, so that forms of a word are one. Absent: English plurals. */
  stem?(word: string): string;
  /** Other spellings of a normalised text, which are tried last. */
  variants?(text: string): string[];
  /** Whether words are joined without spaces: "Stadtkirche". */
  hasCompounds?: boolean;
}
