import type { Calendar, Paths } from '@guide/contracts/site';
import { Footprints } from 'lucide-react';
import { Container } from '../Container/Container';
import { Link } from '../Link/Link';
import { OpeningState } from '../OpeningState/OpeningState';
import { openingOnArrival } from '../OpeningState/opening';
import { SectionHead } from '../SectionHead/SectionHead';
import { SmartImage } from '../SmartImage/SmartImage';
import styles from './NearbyPlaces.module.css';

const KINDS = { attraction: 'Attraction', restaurant: 'Restaurant', pub: 'Pub' } as const;

interface NearbyPlace {
  id: number;
  /** For pubs with their own page. */
  pubId?: number;
  name: string;
  category: keyof typeof KINDS;
  imageUrl: string;
  minutes: number;
  hours?: Parameters<typeof openingOnArrival>[0];
}

interface NearbyPlacesProps {
  name: string;
  places: readonly NearbyPlace[];
  /** Shown in the heading if no place is farther. */
  withinMinutes: number;
  mapPath: string;
  to: Pick<Paths, 'attraction' | 'pub'>;
  now: number;
  calendar: Calendar;
}

/** Places around another one: walking time, and whether they are open on arrival. */
export function NearbyPlaces({ name, places, withinMinutes, mapPath, to, now, calendar }: NearbyPlacesProps) {
  if (places.length === 0) return null;
  const near = places.every(({ minutes }) => minutes <= withinMinutes);
  return (
    <Container section labelledBy="around">
      <SectionHead
        id="around"
        title={near ? `Within ${withinMinutes} minutes on foot` : 'Nearest on foot'}
        text={`From ${name}, if you leave now. Walking times are estimates.`}
        link={{ to: mapPath, label: 'See them on the map' }}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ol role="list" className={styles.places}>
        {places.map(({ id, pubId, name: placeName, category, imageUrl, minutes, hours }) => (
          <li key={id} className={styles.place}>
            <div className={styles.picture}>
              <SmartImage src={imageUrl} alt="" name={placeName} sizes="(min-width: 1024px) 220px, 116px" />
            </div>
            <div className={styles.content}>
              <h3 className={styles.name}>
                <Link to={pubId === undefined ? to.attraction(id) : to.pub(pubId)} className={styles.link}>
                  {placeName}
                </Link>
              </h3>
              <p className={styles.walk}>
                <Footprints aria-hidden="true" />
                {/* Short enough for one line in a narrow column. */}
                <span>
                  {KINDS[category]} · about {minutes} min<span className="visually-hidden"> on foot</span>
                </span>
              </p>
              <OpeningState opening={openingOnArrival(hours, now, minutes, calendar)} />
            </div>
          </li>
        ))}
      </ol>
    </Container>
  );
}
