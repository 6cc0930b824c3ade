const NOT_ASCII = /[^ -~]/;

/** Upper case without accents and curly apostrophes, for slugs and sort keys. */
export const foldText = (text: string): string =>
  NOT_ASCII.test(text)
    ? text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replace(/[‘’ʼ]/g, "'")
    : text.toUpperCase();
