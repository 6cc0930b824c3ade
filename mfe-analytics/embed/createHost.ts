import type { Api } from '@guide/contracts/api';
import type { Host, Settings } from '@guide/contracts/module';
import { languageOf, type Site } from '@guide/contracts/site';

const NoWidget: Host['Widget'] = ({ fallback }) => fallback;

/** What the shell gives to screens, without its services. */
export const createHost = (site: Site, api: Api, theme: Settings['theme']): Host => ({
  site,
  language: languageOf(site),
  dir: site.language?.dir ?? 'ltr',
  api,
  settings: { theme, dataSaver: false },
  now: Date.now(),
  toast() {},
  track() {},
  preload() {},
  Widget: NoWidget,
});
