/** The same shell and screens as one bundle, rendered in the browser: the peer of the federated site. */
import { createApi } from '@guide/contracts/api';
import type { PageState, Screen } from '@guide/contracts/module';
import '@guide/ui/tokens.css';
import '@guide/ui/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { screens as analytics } from '../../mfe-analytics/src/index';
import { screens as discover } from '../../mfe-discover/src/index';
import { screens as map } from '../../mfe-map/src/index';
import { screens as pubs } from '../../mfe-pubs/src/index';
import { screens as search } from '../../mfe-search/src/index';
import { App } from '../../shell/src/App';
import { createQueryClient } from '../../shell/src/frame/queries';
import { fulfilled } from '../../shell/src/loader/loader';

const modules: Record<string, Record<string, Screen>> = { analytics, discover, map, pubs, search };
const state: PageState = JSON.parse(document.getElementById('guide-state')!.textContent!);
const known = new Map<string, Promise<Screen>>();
const loader = {
  screen(module: string, name: string) {
    const key = `${module}/${name}`;
    if (!known.has(key)) known.set(key, fulfilled(modules[module]![name]!));
    return known.get(key)!;
  },
  widget: () => new Promise<never>(() => {}),
  resetFailures: () => {},
  markFailed: () => {},
  markSlow: () => {},
};

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <App
      state={state}
      api={createApi((url, init) => fetch(url, init))}
      queries={createQueryClient()}
      loader={loader}
    />
  </BrowserRouter>,
);
