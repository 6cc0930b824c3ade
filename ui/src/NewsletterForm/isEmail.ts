const PART = String.raw`[^\s@<>\p{Cc}]+`;
const EMAIL = new RegExp(String.raw`^${PART}@${PART}\.${PART}$`, 'u');

/** Whether a text looks like `name@host.domain` (NEWS-03), without spaces, `<`, `>` and control characters. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
