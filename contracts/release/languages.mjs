/** Language tags that the guide accepts: "de", "pt-BR", "zh-Hant". */
export const LANGUAGE_TAG = '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$';
