import { readQuery } from '@guide/contracts/site';
import { type ReactNode, useMemo } from 'react';
import { UNSAFE_LocationContext, useLocation, useNavigationType } from 'react-router-dom';

/** Gives modules only the declared query parameters, as the server does; otherwise hydration fails (React error 418). */
export function DeclaredLocation({
  names,
  children,
}: {
  names: readonly string[] | undefined;
  children: ReactNode;
}) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const search = names ? readQuery(new URLSearchParams(location.search), names) : location.search;
  const value = useMemo(
    () => ({ location: { ...location, search }, navigationType }),
    [location, search, navigationType],
  );
  return <UNSAFE_LocationContext value={value}>{children}</UNSAFE_LocationContext>;
}
