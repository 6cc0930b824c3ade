import type { Calendar, Paths } from '@guide/contracts/site';
import { Footprints } from 'lucide-react';
import { Container } from '../Container/Container';
import { Link } from '../Link/Link';
import { OpeningState } from '../OpeningState/OpeningState';
import { openingOnArrival } from '../OpeningState/opening';
import { SectionHead } from '../SectionHead/SectionHead';
import { SmartImage } from '../SmartImage/SmartImage';
import styles from './WalksAround.module.css';

const KINDS = { attraction: 'Attraction', restaurant: 'Restaurant', pub: 'Pub' } as const;

interface PlaceOnFoot {
  id: number;
  /** Of a pub with its own page. */
  pubId?: number;
  name: string;
  category: keyof typeof KINDS;
  imageUrl: string;
  /** On foot, estimated. */
  minutes: number;
  hours?: Parameters<typeof openingOnArrival>[0];
}

interface WalksAroundProps {
  /** Name of the starting place. */
  name: string;
  /** Nearest first. */
  places: readonly PlaceOnFoot[];
  /** The heading names it when all places are within it. */
  withinMinutes: number;
  mapPath: string;
  to: Pick<Paths, 'attraction' | 'pub'>;
  /** ms since 1970. */
  now: number;
  calendar: Calendar;
}

/** The places around another: walking time, and whether they are open on arrival. */
export function WalksAround({ name, places, withinMinutes, mapPath, to, now, calendar }: WalksAroundProps) {
  if (places.length === 0) return null;
  const near = places.every(({ minutes }) => minutes <= withinMinutes);
  return (
    <Container section labelledBy="around">
      <SectionHead
        id="around"
        title={near ? `Within ${withinMinutes} minutes on foot` : 'Nearest on foot'}
        text={`From ${name}, if you leave now. Walking times are estimates from the straight line.`}
        link={{ to: mapPath, label: 'See them on the map' }}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ol role="list" className={styles.places}>
        {places.map(({ id, pubId, name: placeName, category, imageUrl, minutes, hours }) => (
          <li key={id} className={styles.place}>
            <div className={styles.picture}>
              <SmartImage src={imageUrl} alt="" name={placeName} sizes="(min-width: 1024px) 220px, 116px" />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={pubId === undefined ? to.attraction(id) : to.pub(pubId)} className={styles.link}>
                  {placeName}
                </Link>
              </h3>
              <p className={styles.way}>
                <Footprints aria-hidden="true" />
                {/* The heading and the icon say the rest, so that it is one line in a narrow column. */}
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
