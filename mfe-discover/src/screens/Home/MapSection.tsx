import home from '@guide/city/home.json' with { type: 'json' };
import { useHost, usePaths } from '@guide/contracts/module';
import { Container, SectionHead } from '@guide/ui';
import { useTopRated } from '../../api/useTopRated';
import { AttractionsMap } from '../../map/AttractionsMap';
import { mapPlaceLinks } from '../../map/mapPlaceLinks';

/** The map of the best rated attractions, with the way to the whole map (HOME-21, D-32, D-63). */
export function MapSection() {
  const { site } = useHost();
  const to = usePaths();
  const { data: topRated = [] } = useTopRated();
  return (
    <Container section labelledBy="map">
      <SectionHead
        id="map"
        title={home.map.title}
        text={home.map.text}
        link={{ to: to.map(), label: 'Open the full map' }}
      />
      <AttractionsMap places={mapPlaceLinks(site, topRated)} />
    </Container>
  );
}
