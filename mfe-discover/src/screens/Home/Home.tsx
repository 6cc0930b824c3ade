import { useHost } from '@guide/contracts/module';
import { Container, NewsletterForm } from '@guide/ui';
import { Experiences } from './Experiences';
import { Featured } from './Featured';
import { Hero } from './hero/Hero';
import { MapSection } from './MapSection';
import { Statistics } from './Statistics';
import { Today } from './Today';

export function Home() {
  return (
    <>
      <Hero />
      <Statistics />
      <Today />
      <Featured />
      <Experiences />
      <MapSection />
      <Container section>
        <NewsletterForm host={useHost()} />
      </Container>
    </>
  );
}
