import { type RouteMatch, useHost } from '@guide/contracts/module';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '../routes';
import { useFrame } from './FrameContext';

/** The route of the page; null for Page Not Found. The server has found it before. */
export function useRouteMatch(): RouteMatch | null {
  const { site } = useHost();
  const { pathname } = useLocation();
  const { modules, match } = useFrame();
  return match === undefined ? matchRoute(site, pathname, modules) : match;
}
