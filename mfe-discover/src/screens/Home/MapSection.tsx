import home from '@guide/city/home.json';
import { usePaths } from '@guide/contracts/module';
import { Container, SectionHead } from '@guide/ui';
import { AttractionsMap } from '../../map/AttractionsMap';

/** The map of the ranked attractions, with the way to the whole map (HOME-21, D-32). */
export function MapSection() {
  const to = usePaths();
  return (
    <Container section labelledBy="map">
      <SectionHead
        id="map"
        title={home.map.title}
        text={home.map.text}
        link={{ to: to.map(), label: 'Open the full map' }}
      />
      <AttractionsMap />
    </Container>
  );
}
