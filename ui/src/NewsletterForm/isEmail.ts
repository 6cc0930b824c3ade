const PART = String.raw`[^\s@<>\p{Cc}]+`;
const EMAIL = new RegExp(String.raw`^${PART}@${PART}\.${PART}$`, 'u');

/** Text, at sign, text, dot, text, without spaces (NEWS-03), nor `<`, `>` and control characters, which the API refuses. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
