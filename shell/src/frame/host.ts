import type { Api } from '@guide/contracts/api';
import type { Host, PageState, QueryClient } from '@guide/contracts/module';
import { languageOf } from '@guide/contracts/site';
import { FilledSlot } from '../loader/FilledSlot';
import type { Loader } from '../loader/loader';
import { Widget } from '../loader/Widget';
import { reloadingWhenOutdated } from '../navigation/outdated';
import { preloadPath } from '../navigation/preload';
import { withQueuedSubscriptions } from '../offline/subscriptions';
import { trackEvent } from '../tracking/events';
import { showToast, type ToastStore } from './toasts/toasts';

/** An API that queues subscriptions while offline, and reloads a page that is outdated. */
export const forPage = (api: Api): Api => reloadingWhenOutdated(withQueuedSubscriptions(api));

export function createHost({
  state,
  api,
  englishApi,
  loader,
  queries,
  toasts,
}: {
  state: PageState;
  api: Api;
  englishApi: Api;
  loader: Loader;
  queries: QueryClient;
  toasts: ToastStore;
}): Omit<Host, 'settings'> {
  return {
    site: state.site,
    language: languageOf(state.site),
    dir: state.site.language?.dir ?? 'ltr',
    api: forPage(api),
    now: state.now,
    toast: (toast) => showToast(toasts, toast),
    track: trackEvent(api),
    preload: (path) =>
      void preloadPath({ path, site: state.site, modules: state.modules, api, englishApi, loader, queries }),
    Widget,
    Slot: FilledSlot,
  };
}
