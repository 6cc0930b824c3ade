/** For `RichText`: words of a label that only screen readers need. */
export const hiddenWords = (words: string) => <span className="visually-hidden">{words}</span>;
