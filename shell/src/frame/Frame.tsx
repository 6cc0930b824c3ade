import { Link, useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { HydrateLater, SiteProvider } from '@guide/ui';
import { useEffect, useState } from 'react';
import { HydrationMarker } from '../loader/HydrationMarker';
import { ScreenOutlet, Waiting } from '../loader/ScreenOutlet';
import { DeclaredLocation } from '../navigation/DeclaredLocation';
import { NavigationEffects } from '../navigation/NavigationEffects';
import { NavigationProgress } from '../navigation/NavigationProgress';
import { PreloadLinks } from '../navigation/PreloadLinks';
import { ScrollRestoration } from '../navigation/ScrollRestoration';
import { NotFound } from '../screens/NotFound';
import { ApplySettings } from '../settings/ApplySettings';
import { TrackPageViews } from '../tracking/TrackPageViews';
import styles from './Frame.module.css';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { OfferLanguage } from './languages/OfferLanguage';
import { OfflineBanner } from './OfflineBanner';
import { OfflinePanel } from './offline/OfflinePanel';
import { PrintFoot, PrintHead } from './print/PrintSheet';
import { TeamsSwitch } from './teams/TeamsSwitch';
import { ToastRegion } from './toasts/ToastRegion';
import { useRouteMatch } from './useRouteMatch';

interface Props {
  rendered: boolean;
  /** Whether modules see only the query parameters they declare; false during development. */
  declaredQuery: boolean;
}

/** The page frame: header, screen, footer and toasts (GEN-05, GEN-06). */
export function Frame({ rendered, declaredQuery }: Props) {
  const { site, settings } = useHost();
  const [ready, setReady] = useState(rendered);
  useEffect(() => setReady(true), []);
  const match = useRouteMatch();
  return (
    <SiteProvider link={Link} saveData={settings.dataSaver} ratings={site.offers.ratings}>
      <a className="skip-link" href="#main">
        {i18n.t('Skip to content')}
      </a>
      <ScrollRestoration />
      <DeclaredLocation names={declaredQuery ? match?.row.query : undefined}>
        <PrintHead />
        <Header />
        <OfflineBanner />
        <NavigationProgress />
        {/* Rendered before the screen, to observe the change of the title. */}
        <TrackPageViews />
        <main id="main" tabIndex={-1} className={styles.main}>
          {!ready ? <Waiting /> : match ? <ScreenOutlet match={match} /> : <NotFound />}
          {!match && <HydrationMarker />}
        </main>
        <PrintFoot />
        <HydrateLater data-print="hide">
          <Footer />
        </HydrateLater>
      </DeclaredLocation>
      <OfflinePanel />
      <ToastRegion />
      <ApplySettings />
      <NavigationEffects />
      <PreloadLinks />
      <OfferLanguage />
      <TeamsSwitch />
    </SiteProvider>
  );
}
