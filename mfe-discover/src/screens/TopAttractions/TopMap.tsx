import home from '@guide/city/home.json' with { type: 'json' };
import { useHost, usePaths } from '@guide/contracts/module';
import { Container, SectionHead } from '@guide/ui';
import { useTopAttractions } from '../../api/useTopAttractions';
import { AttractionsMap } from '../../map/AttractionsMap';
import { mapPlaceLinks } from '../../map/mapPlaceLinks';

/** The attractions on the map by the numbers of the rank table (D-29, D-32, D-63); nothing before they are known. */
export function TopMap() {
  const { site } = useHost();
  const to = usePaths();
  const { data } = useTopAttractions();
  if (!data) return null;
  return (
    <Container section labelledBy="map">
      <SectionHead
        id="map"
        title="Where they are"
        text={home.map.text}
        link={{ to: to.map(), label: 'Open the full map' }}
      />
      <AttractionsMap places={mapPlaceLinks(site, data.onMap)} />
    </Container>
  );
}
