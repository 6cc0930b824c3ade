/** Language tags that the guide accepts: "de", "pt-BR", "zh-Hant". */
export const LANGUAGE_TAG = '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$';

const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The direction in which a language is written. @param {string} code - language tag */
export const directionOf = (code) =>
  RIGHT_TO_LEFT.includes(String(new Intl.Locale(code).maximize().script)) ? 'rtl' : 'ltr';
