const PART = String.raw`[^\s@<>\p{Cc}]+`;
const EMAIL = new RegExp(String.raw`^${PART}@${PART}\.${PART}$`, 'u');

/** Text, at sign, text, dot, text, without spaces (NEWS-03); as the API takes it. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
