import type { Opening, Paths } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Footprints } from 'lucide-react';
import { Container } from '../Container/Container';
import { Link } from '../Link/Link';
import { OpeningState } from '../OpeningState/OpeningState';
import { hidden } from '../RichText/hidden';
import { RichText } from '../RichText/RichText';
import { SectionHead } from '../SectionHead/SectionHead';
import { SmartImage } from '../SmartImage/SmartImage';
import styles from './NearbyPlaces.module.css';

interface NearbyPlace {
  id: number;
  /** For pubs with their own page. */
  pubId?: number;
  name: string;
  category: 'attraction' | 'restaurant' | 'pub';
  imageUrl?: string;
  minutes: number;
}

interface NearbyPlacesProps<Place extends NearbyPlace> {
  name: string;
  places: readonly Place[];
  /** Shown in the heading if no place is farther. */
  withinMinutes: number;
  mapPath: string;
  to: Pick<Paths, 'attraction' | 'pub'>;
  /** The city's word for a pub; default: "Pub". */
  pub?: string;
  openingOf(place: Place): Opening;
}

function kindOf(category: NearbyPlace['category'], pub?: string): string {
  if (category === 'attraction') return i18n.t('Attraction');
  return category === 'restaurant' ? i18n.t('Restaurant') : pub || i18n.t('Pub');
}

/** Places around another one: walking time, and whether they are open on arrival. */
export function NearbyPlaces<Place extends NearbyPlace>(props: NearbyPlacesProps<Place>) {
  const { name, places, withinMinutes, mapPath, to, pub, openingOf } = props;
  if (places.length === 0) return null;
  const near = places.every(({ minutes }) => minutes <= withinMinutes);
  return (
    <Container section labelledBy="around">
      <SectionHead
        id="around"
        title={
          near
            ? i18n.t('Within {minutes} minutes on foot', { minutes: withinMinutes })
            : i18n.t('Nearest on foot')
        }
        text={i18n.t('From {place}, if you leave now. Walking times are estimates.', { place: name })}
        link={{ to: mapPath, label: i18n.t('See them on the map') }}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ol role="list" className={styles.places}>
        {places.map((place) => (
          <li key={place.id} className={styles.place}>
            <div className={styles.picture}>
              <SmartImage
                src={place.imageUrl}
                alt=""
                name={place.name}
                sizes="(min-width: 1024px) 220px, 116px"
              />
            </div>
            <div className={styles.content}>
              <h3 className={styles.name}>
                <Link
                  to={place.pubId === undefined ? to.attraction(place.id) : to.pub(place.pubId)}
                  className={styles.link}
                >
                  {place.name}
                </Link>
              </h3>
              <p className={styles.walk}>
                <Footprints aria-hidden="true" />
                {/* Short enough for one line in a narrow column. */}
                <span>
                  {`${kindOf(place.category, pub)} · `}
                  <RichText
                    text={i18n.t('about {minutes} min<0> on foot</0>', { minutes: place.minutes })}
                    elements={[hidden]}
                  />
                </span>
              </p>
              <OpeningState opening={openingOf(place)} />
            </div>
          </li>
        ))}
      </ol>
    </Container>
  );
}
