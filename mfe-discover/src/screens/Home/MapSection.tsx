import home from '@guide/city/home.json' with { type: 'json' };
import { useHost, usePaths } from '@guide/contracts/module';
import { Container, SectionHead } from '@guide/ui';
import { AttractionsMap } from '../../map/AttractionsMap';
import { rankedPlaces } from '../../map/rankedPlaces';

/** The map of the ranked attractions, with the way to the whole map (HOME-21, D-32). */
export function MapSection() {
  const { site } = useHost();
  const to = usePaths();
  return (
    <Container section labelledBy="map">
      <SectionHead
        id="map"
        title={home.map.title}
        text={home.map.text}
        link={{ to: to.map(), label: 'Open the full map' }}
      />
      <AttractionsMap places={rankedPlaces(site)} shows={{ top10Only: true }} />
    </Container>
  );
}
