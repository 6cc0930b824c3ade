import { addressIn } from '@guide/contracts/site';
import { useLocation } from 'react-router-dom';
import { useRouteMatch } from '../useRouteMatch';

/**
 * Gives the address of this page in a language. Page Not Found leads to the home page, because its own address leads
 * nowhere in any language.
 * @param query - whether to keep the query
 */
export function usePageIn(query: boolean): (language: string) => string {
  const { pathname, search } = useLocation();
  const path = useRouteMatch() ? pathname + (query ? search : '') : '/';
  return (language) => addressIn(language, path);
}
