import { type Screen, type ScreenContext, useHost, useQueryClient } from '@guide/contracts/module';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { applyHead } from './applyHead';

export function ScreenHead({ screen, params }: { screen: Screen; params: ScreenContext['params'] }) {
  const { site, api } = useHost();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const context = { params, search: new URLSearchParams(search), path: pathname, site, api, queries };
    const update = () => {
      const head = screen.head(context);
      if (head) applyHead(head, pathname, site.languages);
    };
    update();
    return queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' || event.type === 'added') queueMicrotask(update);
    });
  }, [screen, params, pathname, search, site, api, queries]);
  return null;
}
