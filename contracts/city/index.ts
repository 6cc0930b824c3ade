/** The city pack: one JSON file per subject, each with its schema. */
export {
  AllPageTexts,
  AreaTexts,
  AttractionContent,
  GenericTexts,
  type InLanguage,
  type KindTexts,
  PageTexts,
} from './attraction';
export { type Credit, CreditsFile } from './credits';
export { HomeTexts } from './home';
export {
  compareTexts,
  describeLanguage,
  isLanguage,
  type LanguageFile,
  type TranslatedFile,
  translate,
  translatedFields,
} from './languages';
export { type Offers, offersOf } from './offers';
export { absentFiles, languageFiles, packFiles } from './pack';
export { patternFault } from './patternFault';
export type { StartingPoint } from './points';
export { findReferenceFaults } from './references';
export { type Language, SiteFile } from './site';
