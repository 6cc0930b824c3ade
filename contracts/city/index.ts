/** What a city pack is: one JSON file per subject, each with its schema. */
export { AreaTexts, AttractionContent, GenericTexts, SubcategoryTexts } from './attraction';
export { HomeTexts } from './home';
export { packFiles } from './pack';
export { SiteFile } from './site';
