export const THIN_SPACE = '\u2009';
export const HAIR_SPACE = '\u200a';

const SEPARATE_LETTERS = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]+$/u;

/** Puts a space between the letters of a name, except in scripts that join their letters, such as Arabic. */
export const spaceLetters = (name: string, space: string): string =>
  SEPARATE_LETTERS.test(name) ? [...name].join(space) : name;
