import home from '@guide/city/home.json' with { type: 'json' };
import { useHost } from '@guide/contracts/module';
import { Container, HydrateLater, NewsletterForm } from '@guide/ui';
import { useTopRated } from '../../api/useTopRated';
import { MapSection } from '../../map/MapSection';
import { Experiences } from './Experiences';
import { Featured } from './Featured';
import { Hero } from './hero/Hero';
import { Statistics } from './Statistics';
import { Today } from './Today';

export function Home() {
  return (
    <>
      <Hero />
      <HydrateLater text>
        <Statistics />
      </HydrateLater>
      <HydrateLater>
        <Today />
      </HydrateLater>
      <HydrateLater>
        <Featured />
      </HydrateLater>
      <HydrateLater>
        <Experiences />
      </HydrateLater>
      <HydrateLater>
        <HomeMap />
      </HydrateLater>
      <HydrateLater>
        <Newsletter />
      </HydrateLater>
    </>
  );
}

const Newsletter = () => (
  <Container section>
    <NewsletterForm host={useHost()} />
  </Container>
);

const HomeMap = () => <MapSection title={home.map.title} places={useTopRated().data ?? []} />;
