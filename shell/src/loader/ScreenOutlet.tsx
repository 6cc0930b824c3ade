import type { RouteMatch } from '@guide/contracts/module';
import { Spinner } from '@guide/ui';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../frame/FrameContext';
import { ScreenHead } from '../head/ScreenHead';
import { ModuleBoundary } from './ModuleBoundary';
import { ModuleFailure } from './ModuleFailure';

/** Shows the screen of a route, or its failure with a retry that asks for the module again. */
export function ScreenOutlet({ match }: { match: RouteMatch }) {
  const { loader } = useFrame();
  const { pathname } = useLocation();
  const { module } = match.row;
  return (
    <ModuleBoundary
      resetKey={pathname}
      onFault={(error) => loader.markFailed(module, error)}
      onRetry={() => loader.resetFailures(module)}
      fallback={(retry) => <ModuleFailure onRetry={retry} />}
    >
      <Suspense fallback={<Spinner label="Loading" />}>
        <LoadedScreen match={match} />
      </Suspense>
    </ModuleBoundary>
  );
}

function LoadedScreen({ match: { row, params } }: { match: RouteMatch }) {
  const { loader } = useFrame();
  const screen = use(loader.screen(row.module, row.screen));
  return (
    <div data-module={row.module} data-screen={row.screen}>
      <ScreenHead screen={screen} params={params} />
      <screen.Component params={params} />
    </div>
  );
}
