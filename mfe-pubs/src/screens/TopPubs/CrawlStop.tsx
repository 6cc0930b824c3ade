import { useHost, usePaths } from '@guide/contracts/module';
import { distanceText, minutesOnFoot, minutesText } from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { NumberDisc, SmartImage, TextLink } from '@guide/ui';
import { Footprints } from 'lucide-react';
import type { Stop } from '../../crawl/crawlOrder';
import { LONG_WALK_MINUTES } from '../../crawl/evenings';
import styles from './CrawlStop.module.css';

interface CrawlStopProps {
  stop: Stop;
  number: number;
  hours: string | null;
  next?: string;
}

/** "about 650 m, 8 min on foot to The Lamb"; for a long walk also by tube. */
function walkToNext(metres: number, pub: string, transport: Site['transport']): string {
  const minutes = minutesOnFoot(metres);
  const walk = { distance: distanceText(metres), duration: minutesText(minutes), pub };
  if (minutes <= LONG_WALK_MINUTES) return i18n.t('about {distance}, {duration} on foot to {pub}', walk);
  return transport
    ? i18n.t('about {distance}, {duration} on foot to {pub}, or take the {transport}', {
        ...walk,
        transport: transport.word,
      })
    : i18n.t('about {distance}, {duration} on foot to {pub}, or take public transport', walk);
}

export function CrawlStop({ stop: { pub, metresToNext }, number, hours, next }: CrawlStopProps) {
  const { transport } = useHost().site;
  const to = usePaths();
  return (
    <li className={styles.stop}>
      <NumberDisc small number={number} />
      <span className={styles.picture} data-print="only">
        <SmartImage src={pub.imageUrl} alt="" name={pub.name} sizes="120px" widths={[400]} />
      </span>
      <div>
        <p className={styles.name}>
          <TextLink to={to.pub(pub.id)}>{pub.name}</TextLink>
        </p>
        <p className={styles.place}>{`${pub.address}, ${pub.postcode} · ${hours}`}</p>
        {metresToNext !== null && next !== undefined && (
          <p className={styles.walk}>
            <Footprints aria-hidden="true" />
            <span>{walkToNext(metresToNext, next, transport)}</span>
          </p>
        )}
      </div>
      <span className={styles.tick} data-print="only" aria-hidden="true">
        {i18n.t('Visited')}
      </span>
    </li>
  );
}
