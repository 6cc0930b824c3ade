/** The shell's server bundle, with which the gateway renders pages. */

import type { ShellBundle } from '@guide/contracts/module';
import * as moduleContract from '@guide/contracts/module';
import { basePath, languageOf } from '@guide/contracts/site';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { serverLoader } from './loader/loader';

export { routeTable } from '@guide/contracts/site';
export { matchRoute } from './routes';

export const slots: ShellBundle['slots'] = moduleContract.SLOTS;

export const createPage: ShellBundle['createPage'] = ({
  state,
  url,
  match,
  screen,
  api,
  queries,
  headerHtml,
}) => (
  <StaticRouter location={url} basename={basePath(languageOf(state.site))}>
    <App
      state={state}
      match={match}
      api={api}
      queries={queries}
      loader={serverLoader(screen)}
      headerHtml={headerHtml}
    />
  </StaticRouter>
);

export const provided: ShellBundle['provided'] = { '@guide/contracts/module': moduleContract };
