import { Type } from 'typebox';
import { StrictObject } from './helpers';

export const LANGUAGE_PATTERN = '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$';

/** Tag (BCP 47) of a language that the guide can be read in: "de", "pt-BR", "zh-Hant". */
export const LanguageTag = Type.String({ pattern: LANGUAGE_PATTERN });

/** The language of texts in a response. Without `lang`, services use the header Accept-Language. */
export const languageField = {
  lang: Type.Optional(
    Type.String({
      pattern: LANGUAGE_PATTERN,
      description:
        'Language of the texts; English if the guide does not have it. Takes precedence over Accept-Language.',
    }),
  ),
};
export const LanguageQuery = StrictObject(languageField);

/** Language of the texts of a record, or "en" if it has none in the language of the response. Absent: English. */
export const textLanguage = { language: Type.Optional(LanguageTag) };
