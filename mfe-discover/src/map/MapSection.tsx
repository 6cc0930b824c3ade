import type { Listing } from '@guide/contracts/api';
import { Link, useHost, usePaths } from '@guide/contracts/module';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, MapPanel, MapPlace, MapStill, SectionHead, Switch } from '@guide/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useHome } from '../api/useHome';
import { pagePath } from '../listing/pagePath';
import styles from './MapSection.module.css';
import { rankOf } from './rank';

interface MapSectionProps {
  title: string;
  places: readonly Pick<Listing, 'id' | 'name' | 'area'>[];
}

/** The map widget (D-32, D-63), with a static map until it is in view or if it fails to load. */
export function MapSection({ title, places }: MapSectionProps) {
  const { Widget, site } = useHost();
  const to = usePaths();
  const [top10Only, setTop10Only] = useState(false);
  const props = useMemo(() => ({ top10Only }), [top10Only]);
  const toggle = site.offers.ratings && (
    <Switch label={i18n.t('Top 10 Only')} on={top10Only} onChange={setTop10Only} />
  );
  return (
    <Container section labelledBy="map">
      <SectionHead
        id="map"
        title={title}
        text={useHome()?.map.text}
        link={{ to: to.map(), label: i18n.t('Open the full map') }}
      />
      <Widget
        module="map"
        name="AttractionsMap"
        props={props}
        fallback={<StaticMap places={places} toggle={toggle} />}
      />
    </Container>
  );
}

interface StaticMapProps extends Pick<MapSectionProps, 'places'> {
  toggle: ReactNode;
}

const showingText = (count: number) =>
  i18n.t('{count, plural, other {Showing {count} attractions}}', { count });

/** Static map with a list of links, ranked places first. It has the widget's height, and the widget keeps its toggle. */
function StaticMap({ places, toggle }: StaticMapProps) {
  const { site } = useHost();
  const to = usePaths();
  const label = i18n.t('Map of central {city}', { city: site.product });
  const ranked = places.filter(({ id }) => rankOf(id)).length;
  const order = (id: number) => rankOf(id) ?? Number.MAX_SAFE_INTEGER;
  return (
    <MapPanel
      title={site.offers.ratings ? i18n.t('Top 10 Attractions') : i18n.t('Attractions')}
      head={
        places.length > 0 && (
          <>
            {toggle}
            <p className={styles.count}>
              <span className={styles.all}>{showingText(places.length)}</span>
              <span className={styles.ranked}>{showingText(ranked)}</span>
            </p>
          </>
        )
      }
      expected={places.length}
      places={places
        .toSorted((a, b) => order(a.id) - order(b.id))
        .map(({ id, name, area }) => (
          <MapPlace
            key={id}
            number={rankOf(id) ?? null}
            name={name}
            note={wordIn(site, area)}
            to={pagePath(site, id)}
          />
        ))}
    >
      <Link to={to.map()} className={styles.picture} aria-label={label}>
        {site.mapStill && <MapStill alt={label} name={label} sizes="(min-width: 1024px) 804px, 100vw" />}
      </Link>
    </MapPanel>
  );
}
