import home from '@guide/city/home.json' with { type: 'json' };
import { useHost } from '@guide/contracts/module';
import { Container, HydrateLater, NewsletterForm } from '@guide/ui';
import { useHomePlaces } from '../../api/useHomePlaces';
import { MapSection } from '../../map/MapSection';
import { Experiences } from './Experiences';
import { Featured } from './Featured';
import styles from './Home.module.css';
import { Hero } from './hero/Hero';
import { Statistics } from './Statistics';
import { Today } from './Today';

export function Home() {
  const { data: places, isError, refetch } = useHomePlaces();
  return (
    <>
      <Hero />
      <div className={styles.start}>
        <HydrateLater text>
          <Statistics />
        </HydrateLater>
        <HydrateLater className={styles.today}>
          <Today today={places?.today} />
        </HydrateLater>
      </div>
      <HydrateLater>
        <Featured />
      </HydrateLater>
      <HydrateLater>
        <Experiences places={places?.experiences} failed={isError && !places} onRetry={refetch} />
      </HydrateLater>
      <HydrateLater>
        <MapSection title={home.map.title} places={places?.onMap ?? []} />
      </HydrateLater>
      <HydrateLater>
        <Container section>
          <NewsletterForm host={useHost()} />
        </Container>
      </HydrateLater>
    </>
  );
}
