import { type RouteMatch, useHost } from '@guide/contracts/module';
import { addressIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, Spinner } from '@guide/ui';
import { Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../frame/FrameContext';
import { ScreenHead } from '../head/ScreenHead';
import { EnglishData } from './EnglishData';
import { HydrationMarker } from './HydrationMarker';
import { ModuleBoundary } from './ModuleBoundary';
import { ModuleFailure } from './ModuleFailure';
import styles from './ScreenOutlet.module.css';
import { readServedContent, ServedScreen } from './ServedScreen';
import { untranslated } from './untranslated';

/** Shows a route's screen, or its failure with a retry button. Served content stays when the module's code fails. */
export function ScreenOutlet({ match }: { match: RouteMatch }) {
  const { loader } = useFrame();
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [content] = useState(readServedContent);
  const served = pathname === firstPath ? content : null;
  const { module, screen } = match.row;
  return (
    <ModuleBoundary
      resetKey={pathname}
      onFault={(error) => loader.markFailed(module, screen, error)}
      onRetry={() => loader.resetFailures(module)}
      fallback={(retry) => (
        <>
          {served ? <ServedScreen served={served} onRetry={retry} /> : <ModuleFailure onRetry={retry} />}
          <HydrationMarker />
        </>
      )}
    >
      <Suspense fallback={served ? <ServedScreen served={served} /> : <Waiting />}>
        <LoadedScreen match={match} />
        <HydrationMarker />
      </Suspense>
    </ModuleBoundary>
  );
}

/** Served when the server cannot render the screen in time. */
export function Waiting() {
  const { language } = useHost();
  const { pathname, search } = useLocation();
  return (
    <>
      <div className={styles.scripted}>
        <Spinner label={i18n.t('Loading')} />
      </div>
      <noscript>
        <Container section>
          <h1>{i18n.t('This page is not ready yet')}</h1>
          <p>
            <a href={addressIn(language, pathname + search)}>{i18n.t('Try again')}</a>
          </p>
        </Container>
      </noscript>
    </>
  );
}

function LoadedScreen({ match: { row, params } }: { match: RouteMatch }) {
  const { loader, modules } = useFrame();
  const { language } = useHost();
  const screen = use(loader.screen(row.module, row.screen));
  const english = untranslated(language, modules[row.module]);
  const content = (
    <>
      <ScreenHead screen={screen} params={params} />
      <screen.Component params={params} />
    </>
  );
  return (
    <div data-module={row.module} data-screen={row.screen} {...english}>
      {english.lang ? <EnglishData>{content}</EnglishData> : content}
    </div>
  );
}
