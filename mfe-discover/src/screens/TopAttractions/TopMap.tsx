import home from '@guide/city/home.json' with { type: 'json' };
import { useHost, usePaths } from '@guide/contracts/module';
import { Container, SectionHead } from '@guide/ui';
import { useMemo } from 'react';
import { useTopAttractions } from '../../api/useTopAttractions';
import { pagePath } from '../../listing/pagePath';
import { AttractionsMap } from '../../map/AttractionsMap';
import { rankOf } from '../../map/rankedPlaces';

/** The same ten on the map by the numbers of the rank table (D-29, D-32); nothing before they are known. */
export function TopMap() {
  const { site } = useHost();
  const to = usePaths();
  const { data } = useTopAttractions();
  const shows = useMemo(() => ({ ids: data?.map(({ id }) => id) ?? [] }), [data]);
  if (!data) return null;
  const places = data
    .map(({ id, name, area }) => ({ number: rankOf(id) ?? null, name, area, to: pagePath(site, id) }))
    .sort((a, b) => (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY));
  return (
    <Container section labelledBy="map">
      <SectionHead
        id="map"
        title="Where they are"
        text={home.map.text}
        link={{ to: to.map(), label: 'Open the full map' }}
      />
      <AttractionsMap places={places} shows={shows} />
    </Container>
  );
}
