import { ENGLISH, type Site } from '@guide/contracts/site';
import { i18n, SHELL_BUILD } from '@guide/contracts/texts';
import { serviceCatalogues } from '@guide/service-kit';
import type { Sites } from './siteLanguages';
import { type Catalogues, createCatalogues } from './texts';

export type Languages = ReturnType<typeof createLanguages>;

/**
 * The languages of the guide, which are those of its city pack.
 * @param sites - their sites change when a pack is imported
 * @param shell - the shell's texts by language
 */
export function createLanguages(sites: Pick<Sites, 'english' | 'in'>, shell: Catalogues) {
  const catalogues = createCatalogues();
  catalogues.add(SHELL_BUILD, shell);
  catalogues.add('program', serviceCatalogues);
  const list = (): readonly string[] => sites.english.languages?.map(({ code }) => code) ?? [ENGLISH];

  /** Adds to each language how it is offered, in itself. */
  const withOffers = (languages: NonNullable<Site['languages']>): Site['languages'] =>
    languages.map((language) =>
      catalogues.run(language.code, () => ({
        ...language,
        offer: i18n.t('Read this page in {language}', { language: language.name }),
        refuse: i18n.t('Keep the current language'),
      })),
    );

  function siteIn(language: string): Site {
    const site = sites.in(language);
    if (site.languages?.some(({ offer }) => offer === undefined)) site.languages = withOffers(site.languages);
    return site;
  }

  return {
    /** Tags of all languages, English first. */
    list,
    /** The site in a language, or in English. */
    siteIn,
    /** The site in each language, English first. */
    sites: (): Site[] => list().map(siteIn),
    /** Runs a function whose texts are in a language. */
    run: catalogues.run,
  };
}
