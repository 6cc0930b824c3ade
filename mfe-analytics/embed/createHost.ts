import type { Api } from '@guide/contracts/api';
import type { Host, Settings } from '@guide/contracts/module';
import { directionOf } from '@guide/contracts/release/languages';
import { languageOf, type Site } from '@guide/contracts/site';

const NoWidget: Host['Widget'] = ({ fallback }) => fallback;

/**
 * What the shell gives to screens, without its services.
 * @param lang - language of the texts. A city without it has English words, and formats of that language
 */
export const createHost = (site: Site, api: Api, theme: Settings['theme'], lang: string): Host => ({
  site: languageOf(site) === lang ? site : { ...site, locale: lang },
  language: lang,
  dir: directionOf(lang),
  api,
  settings: { theme, dataSaver: false },
  now: Date.now(),
  toast() {},
  track() {},
  preload() {},
  Widget: NoWidget,
});
