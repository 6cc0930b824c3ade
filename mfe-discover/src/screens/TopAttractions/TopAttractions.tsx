import home from '@guide/city/home.json';
import { useHost, usePaths } from '@guide/contracts/module';
import { Container, PageHead, SectionHead } from '@guide/ui';
import { AttractionsMap } from '../../map/AttractionsMap';
import { Planning } from './Planning';
import { TopList } from './TopList';

export function TopAttractions() {
  const { site } = useHost();
  const to = usePaths();
  return (
    <>
      <Container>
        <PageHead
          kicker="Where to begin"
          title={`Top 10 ${site.product} Attractions`}
          lead={home.intros.topAttractions}
        />
        <TopList />
      </Container>
      <Container section labelledBy="map">
        <SectionHead
          id="map"
          title="Where they are"
          text={home.map.text}
          link={{ to: to.map(), label: 'Open the full map' }}
        />
        <AttractionsMap />
      </Container>
      <Planning />
    </>
  );
}
