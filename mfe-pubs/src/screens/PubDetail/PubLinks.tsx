import type { Pub } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { ButtonLink } from '@guide/ui';
import { Globe, MapPin, Navigation } from 'lucide-react';
import { coordinatesLink, directionsLink } from '../../pub/mapLinks';
import styles from './PubLinks.module.css';

/** Links to other sites, each in a new tab: website where there is one, directions, map (PUB-04 to PUB-06, EXT-03). */
export function PubLinks({ pub }: { pub: Pub }) {
  const { site } = useHost();
  return (
    <div className={styles.links} data-print="hide">
      {pub.website && (
        <ButtonLink to={pub.website} icon={<Globe aria-hidden="true" />} className={styles.website}>
          Visit Website
        </ButtonLink>
      )}
      <ButtonLink
        to={directionsLink(site, pub)}
        variant={pub.website ? 'line' : 'ink'}
        icon={<Navigation aria-hidden="true" />}
        className={styles.link}
      >
        Directions
      </ButtonLink>
      <ButtonLink
        to={coordinatesLink(site, pub)}
        variant="line"
        icon={<MapPin aria-hidden="true" />}
        className={styles.link}
      >
        Open in Maps
      </ButtonLink>
    </div>
  );
}
