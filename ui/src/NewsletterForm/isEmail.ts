/** Text, at sign, text, dot, text, without spaces (NEWS-03). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
