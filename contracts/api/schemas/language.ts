import { Type } from 'typebox';
import { LANGUAGE_TAG } from '../../release/languages.mjs';
import { StrictObject } from './helpers';

/** Tag (BCP 47) of a language that the guide can be read in: "de", "pt-BR", "zh-Hant". */
export const LanguageTag = Type.String({ pattern: LANGUAGE_TAG });

/** The language of texts in a response. Without `lang`, services use the header Accept-Language. */
export const languageField = {
  lang: Type.Optional(
    Type.String({
      pattern: LANGUAGE_TAG,
      description:
        'Language of the texts; English if the guide does not have it. Takes precedence over Accept-Language.',
    }),
  ),
};
export const LanguageQuery = StrictObject(languageField);

/** Language of the texts of a record, or "en" if it has none in the language of the response. Absent: English. */
export const textLanguage = { language: Type.Optional(LanguageTag) };
