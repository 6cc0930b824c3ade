import { useHost, usePaths } from '@guide/contracts/module';
import { distanceText, minutesOnFoot, minutesText } from '@guide/contracts/place';
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

export function CrawlStop({ stop: { pub, metresToNext }, number, hours, next }: CrawlStopProps) {
  const { transport } = useHost().site;
  const to = usePaths();
  const minutes = metresToNext === null ? 0 : minutesOnFoot(metresToNext);
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
        {metresToNext !== null && (
          <p className={styles.walk}>
            <Footprints aria-hidden="true" />
            <span>
              {`about ${distanceText(metresToNext)}, ${minutesText(minutes)} on foot to ${next}${
                minutes > LONG_WALK_MINUTES
                  ? `, or take ${transport ? `the ${transport.word}` : 'public transport'}`
                  : ''
              }`}
            </span>
          </p>
        )}
      </div>
      <span className={styles.tick} data-print="only" aria-hidden="true">
        Visited
      </span>
    </li>
  );
}
