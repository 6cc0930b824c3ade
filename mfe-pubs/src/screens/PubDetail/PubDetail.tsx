import type { Pub } from '@guide/contracts/api';
import { type ScreenProps, Slot, useDirections, useHost, useNow, usePaths } from '@guide/contracts/module';
import { AROUND_MINUTES, openingOnArrival } from '@guide/contracts/place';
import { englishPart, pubTexts } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  ButtonLink,
  Container,
  DirectionsBar,
  EmptyState,
  HydrateLater,
  NearbyPlaces,
  TextCredit,
  TextLink,
} from '@guide/ui';
import { useAround } from '../../api/useAround';
import { usePub } from '../../api/usePub';
import { pubId } from '../../content/pubs';
import { destinationOf } from '../../pub/mapLinks';
import { notFoundTexts } from '../../pub/pubWords';
import { FactsPanels, HoursPanel, LocationPanel, SpecialPanel, TipsPanel } from './Panels';
import styles from './PubDetail.module.css';
import { PubHero } from './PubHero';

/** A pub's page, or "Pub Not Found" (PUB, ERR-05). */
export function PubDetail({ params }: ScreenProps) {
  const { site } = useHost();
  const to = usePaths();
  const pub = usePub(pubId(params.id));
  if (!pub) {
    const { oneTitle, listTitle } = pubTexts(site);
    return (
      <Container>
        <EmptyState level={1} {...notFoundTexts(site, oneTitle)}>
          <ButtonLink to={to.topPubs}>{i18n.t('Back to {list}', { list: listTitle })}</ButtonLink>
          <ButtonLink to={to.search()} variant="line">
            {i18n.t('Search the guide')}
          </ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  return <PubPage pub={pub} />;
}

function PubPage({ pub }: { pub: Pub }) {
  const { site } = useHost();
  const to = usePaths();
  // Requested before the visitor scrolls down: late places would move the footer.
  const around = useAround(pub);
  return (
    <article>
      <Container>
        <div className={styles.back} data-print="hide">
          <TextLink to={to.topPubs} arrow="back">
            {i18n.t('Back to {list}', { list: pubTexts(site).back })}
          </TextLink>
        </div>
        <PubHero pub={pub} />
        <section className={styles.significance} aria-labelledby="significance">
          <h2 id="significance" className={styles.significanceTitle}>
            {i18n.t('Historic Significance')}
          </h2>
          <p {...englishPart(pub)} className={styles.note}>
            {pub.historicalNote}
          </p>
        </section>
        <TextCredit source={pub.source} credits={site.textCredits} />
        <div className={styles.panels}>
          <LocationPanel pub={pub} />
          <HoursPanel pub={pub} />
          <SpecialPanel pub={pub} />
          <TipsPanel pub={pub} />
          <FactsPanels pub={pub} />
        </div>
        <Slot name="pubs/place" props={{ place: { name: pub.name, pubId: pub.id } }} />
      </Container>
      <HydrateLater data-print="hide">
        <Around pub={pub} places={around} />
      </HydrateLater>
      <PubBar pub={pub} />
    </article>
  );
}

function PubBar({ pub }: { pub: Pub }) {
  const host = useHost();
  const path = usePaths().pub(pub.id);
  return (
    <DirectionsBar
      label={i18n.t('Website and directions')}
      directions={useDirections(destinationOf(pub))}
      share={{ title: pub.name, path, host }}
    >
      {pub.website && <ButtonLink to={pub.website}>{i18n.t('Visit Website')}</ButtonLink>}
    </DirectionsBar>
  );
}

function Around({ pub, places }: { pub: Pub; places: ReturnType<typeof useAround> }) {
  const { site } = useHost();
  const to = usePaths();
  const now = useNow();
  return (
    <NearbyPlaces
      name={pub.name}
      places={places}
      withinMinutes={AROUND_MINUTES}
      mapPath={to.map(pub.area)}
      to={to}
      pub={pubTexts(site).oneTitle}
      openingOf={({ hours, minutes }) => openingOnArrival(hours, now, minutes, site)}
    />
  );
}
