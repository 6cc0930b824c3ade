import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Without a connection there are no outlines. */
const TeamOutlines = lazy(() => import('./TeamOutlines').catch(() => ({ default: () => <></> })));

/** Shows team outlines with `?teams` or Shift+Alt+T. */
export function TeamsSwitch() {
  const { search } = useLocation();
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (new URLSearchParams(search).has('teams')) setOn(true);
  }, [search]);
  useEffect(() => {
    const onKeyDown = ({ shiftKey, altKey, code }: KeyboardEvent) => {
      if (shiftKey && altKey && code === 'KeyT') setOn((before) => !before);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    on && (
      <Suspense>
        <TeamOutlines />
      </Suspense>
    )
  );
}
