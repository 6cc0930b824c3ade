import { describeLanguage, translate } from '@guide/contracts/city';
import { amountAffixes, currencySign } from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';
import type { PackContent, Translations } from '@guide/service-kit';

/** Files whose texts in other languages a site is made from. */
export const TRANSLATED = ['site.json', 'listings.json', 'areas.json', 'words.json'] as const;

/** What a site has in a language. Lists instead of objects, because words are no names of fields in a database. */
interface SiteTexts {
  /** Of `site.json`. */
  texts: unknown;
  /** Those that differ from English. */
  words: [english: string, translation: string][];
  /** Names of the places and areas that menus lead to. */
  names: [to: string, english: string, translation: string][];
}

/** By language tag. */
export type SiteLanguages = Record<string, SiteTexts>;

type Named = Record<string, { name?: string } | undefined> | undefined;
type SiteFile = PackContent<'site.json'>;
type Places = Pick<PackContent<'listings.json'>[number], 'id' | 'name' | 'pubId'>[];

const menuItems = ({ landmarks, museums, restaurants, pubs }: SiteFile['menus']) => [
  ...landmarks,
  ...museums,
  ...restaurants,
  ...pubs,
];

/** Finds the place or area that an address of a menu leads to. */
function targetOf(
  to: string,
  { fixedPages }: SiteFile,
  listings: Places,
  areas: { id: number; name: string }[],
) {
  const { pathname, searchParams } = new URL(to, 'https://guide.invalid');
  const area = searchParams.get('area');
  if (area !== null) return { file: 'areas.json', record: areas.find(({ name }) => name === area) } as const;
  const [, kind, number] = /^\/(attraction|restaurant|pub)\/(\d+)$/.exec(pathname) ?? [];
  const fixed = fixedPages.find(({ path }) => path === pathname)?.listingId;
  const record = listings.find(({ id, pubId }) =>
    kind === 'pub' ? pubId === Number(number) : id === (fixed ?? Number(number)),
  );
  return { file: 'listings.json', record } as const;
}

/** The texts of a pack's site in each language. */
export function siteLanguagesOf(
  site: SiteFile,
  listings: Places,
  areas: { id: number; name: string }[],
  translations: Translations<(typeof TRANSLATED)[number]>,
): SiteLanguages {
  const codes = new Set(Object.values(translations).flatMap((texts) => [...texts.keys()]));
  const addresses = new Set([
    ...menuItems(site.menus).map(({ to }) => to),
    ...site.fixedPages.map(({ path }) => path),
  ]);
  const textsIn = (code: string): SiteTexts => {
    const named = (file: 'listings.json' | 'areas.json') => translations[file].get(code) as Named;
    return {
      texts: translations['site.json'].get(code) ?? {},
      words: [
        ...Object.entries((translations['words.json'].get(code) ?? {}) as Record<string, string>),
        ...areas.map(({ id, name }) => [name, named('areas.json')?.[id]?.name ?? name] as [string, string]),
      ].filter(([english, translation]) => translation !== english),
      names: [...addresses].flatMap((to): SiteTexts['names'] => {
        const { file, record } = targetOf(to, site, listings, areas);
        const translation = record && named(file)?.[record.id]?.name;
        return translation ? [[to, record.name, translation]] : [];
      }),
    };
  };
  return Object.fromEntries([...codes].sort().map((code) => [code, textsIn(code)]));
}

/** All languages of a guide, English first; empty if there is only English. */
export const languagesOf = (codes: readonly string[]): Pick<Site, 'languages'> =>
  codes.length > 0 ? { languages: ['en', ...codes].map(describeLanguage) } : {};

/** How a language writes amounts, with the sign that visitors see on prices in the city. */
function amountIn(site: Site, locale: string): Site['amount'] {
  const sign = currencySign({ currency: site.currency, locale });
  const [before, after] = amountAffixes({ currency: site.currency, locale }) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const write = (affix: string) => affix.replace(sign, currencySign(site));
  return [write(before), write(after)];
}

/** A site in another language. @param site - the English site */
function siteIn(site: Site, code: string, { texts, words, names }: SiteTexts): Site {
  const nameAt = (to: string, name: string): string =>
    names.find(([address, english]) => address === to && english === name)?.[2] ?? name;
  const translated = translate(site, texts);
  const menu = (items: Site['menus']['landmarks']) =>
    items.map((item) => ({ ...item, label: nameAt(item.to, item.label) }));
  const { landmarks, museums, restaurants, pubs, areas } = translated.menus;
  return {
    ...translated,
    locale: code,
    amount: amountIn(site, code),
    language: describeLanguage(code),
    words: Object.fromEntries(words),
    fixedPages: translated.fixedPages.map((page) => ({
      ...page,
      ...(page.name !== undefined && { name: nameAt(page.path, page.name) }),
    })),
    menus: {
      landmarks: menu(landmarks),
      museums: menu(museums),
      restaurants: menu(restaurants),
      pubs: menu(pubs),
      areas,
    },
  };
}

/** The site of a running gateway in all languages. */
export interface Sites {
  /** Always the same object, whose fields change with an import. */
  readonly english: Site;
  /** The site in a language, or in English if the guide does not have it. Another object after each import. */
  in(language: string): Site;
  replace(english: Site, languages: SiteLanguages): void;
}

export function createSites(english: Site, languages: SiteLanguages): Sites {
  let texts = languages;
  const translated = new Map<string, Site>();
  return {
    english,
    in(language) {
      const known = translated.get(language);
      if (known) return known;
      if (!Object.hasOwn(texts, language)) return english;
      const site = siteIn(english, language, texts[language]!);
      translated.set(language, site);
      return site;
    },
    replace(next, nextLanguages) {
      for (const key of Object.keys(english)) if (!(key in next)) delete english[key as keyof Site];
      Object.assign(english, next);
      texts = nextLanguages;
      translated.clear();
    },
  };
}
