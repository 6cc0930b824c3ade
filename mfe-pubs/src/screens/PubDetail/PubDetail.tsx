import { type ScreenProps, useHost, usePaths } from '@guide/contracts/module';
import { Container, TextLink, WaysBar } from '@guide/ui';
import { usePub } from '../../api/usePub';
import { directionsLink } from '../../pub/mapLinks';
import { Around } from './Around';
import { FactsPanels } from './FactsPanels';
import { HistoricSignificance } from './HistoricSignificance';
import { HoursPanel } from './HoursPanel';
import { LocationPanel } from './LocationPanel';
import styles from './PubDetail.module.css';
import { PubHero } from './PubHero';
import { PubNotFound } from './PubNotFound';
import { pubId } from './pubId';
import { SpecialPanel } from './SpecialPanel';
import { TipsPanel } from './TipsPanel';

/** One pub, or "Pub Not Found" (PUB, ERR-05). */
export function PubDetail({ params }: ScreenProps) {
  const { site } = useHost();
  const to = usePaths();
  const pub = usePub(pubId(params.id));
  if (!pub) return <PubNotFound />;
  return (
    <article>
      <Container>
        <div className={styles.back} data-print="hide">
          <TextLink to={to.topPubs} arrow="back">{`Back to Top ${site.product} Pubs`}</TextLink>
        </div>
        <PubHero pub={pub} />
        <HistoricSignificance note={pub.historicalNote} />
        <div className={styles.panels}>
          <LocationPanel pub={pub} />
          <HoursPanel pub={pub} />
          <SpecialPanel pub={pub} />
          <TipsPanel pub={pub} />
          <FactsPanels facts={pub.facts} />
        </div>
      </Container>
      <Around pub={pub} />
      <WaysBar label="The way there" directions={directionsLink(site, pub)} />
    </article>
  );
}
