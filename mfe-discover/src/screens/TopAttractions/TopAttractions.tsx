import home from '@guide/city/home.json' with { type: 'json' };
import { useHost } from '@guide/contracts/module';
import { Container, PageHead } from '@guide/ui';
import { Planning } from './Planning';
import { TopList } from './TopList';
import { TopMap } from './TopMap';

export function TopAttractions() {
  const { site } = useHost();
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
      <div data-print="hide">
        <TopMap />
        <Planning />
      </div>
    </>
  );
}
