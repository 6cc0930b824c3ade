import { createApi, type Fetch, type PinnedRelease } from '@guide/contracts/api';
import type { PageState } from '@guide/contracts/module';
import { routeTable } from '@guide/contracts/site';
import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/App';
import { createQueryClient } from '../../src/frame/queries';
import { fulfilled, LoadError, type Loader } from '../../src/loader/loader';
import { site } from './site';

// jsdom has no layout and no performance entries.
window.scrollTo = () => {};
Performance.prototype.getEntriesByType ??= () => [];
// jsdom has no popovers.
HTMLElement.prototype.togglePopover = function togglePopover(open) {
  const isOpen = open === true;
  if (this.dataset.open === String(isOpen)) return isOpen;
  const newState = isOpen ? 'open' : 'closed';
  this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  this.dataset.open = String(isOpen);
  this.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  return isOpen;
};

const screen = {
  head: () => ({ title: 'A screen', description: 'Of a module' }),
  Component: () => <h1>A screen</h1>,
};

const loader: Loader = {
  screen: () => fulfilled(screen),
  widget: () => new Promise(() => {}),
  resetFailures: () => {},
  markFailed: () => {},
  markSlow: () => {},
};

export const release = (module: string): PinnedRelease => ({
  module,
  version: '1.0.0',
  base: `/modules/${module}/1.0.0/`,
  entry: 'remoteEntry.js',
  container: `guide_${module}`,
  integrity: {},
  exposes: {},
  contract: '1.0.0',
  owner: `Team ${module}`,
});

/** The state of a page served at 14:00 UTC on 20 November 2026. */
export const pageState: PageState = {
  site,
  modules: Object.fromEntries(routeTable(site).map(({ module }) => [module, release(module)])),
  contract: '1.0.0',
  moduleOrigins: [],
  queries: [],
  settings: { theme: 'system', dataSaver: false },
  now: Date.UTC(2026, 10, 20, 14),
  rendered: true,
};

const emptyResponses: Fetch = async () => Response.json({});

/**
 * The whole page of an invented city; API calls return an empty object.
 * @param modules - overrides parts of the loader
 */
export const page = (
  path: string,
  state: Partial<PageState> = {},
  modules: Partial<Loader> = {},
  fetch = emptyResponses,
) => (
  <MemoryRouter initialEntries={[path]}>
    <App
      state={{ ...pageState, ...state }}
      api={createApi(fetch)}
      queries={createQueryClient()}
      loader={{ ...loader, ...modules }}
    />
  </MemoryRouter>
);

export const open = (...input: Parameters<typeof page>) => render(page(...input));

export function scrollPage(top: number): void {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
}

/** The promise of a loader without a working release. @param later - see `LoadError` */
export function failedLoad(later: Promise<unknown> = new Promise(() => {})): Promise<never> {
  const reason = new LoadError(new Error('gone'), later);
  const promise = Promise.reject(reason);
  promise.catch(() => {});
  return Object.assign(promise, { status: 'rejected', reason });
}
