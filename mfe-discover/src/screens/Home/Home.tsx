import type { HomeTexts } from '@guide/contracts/city';
import { Slot, useHost } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, HydrateLater, NewsletterForm } from '@guide/ui';
import { useHome } from '../../api/useHome';
import { useHomePlaces } from '../../api/useHomePlaces';
import { MapSection } from '../../map/MapSection';
import { Experiences } from './Experiences';
import { Featured } from './Featured';
import styles from './Home.module.css';
import { Hero } from './hero/Hero';
import { Statistics } from './Statistics';
import { Today } from './Today';

/** Shown while the texts of the home page are missing. */
const siteSlide = ({ product, country, tagline, image }: Site): HomeTexts['slides'][number] => ({
  kicker: country,
  title: product,
  text: tagline,
  imageUrl: image ?? '',
  alt: '',
  caption: product,
});

export function Home() {
  const { site } = useHost();
  const home = useHome();
  const { data: places, isError, refetch } = useHomePlaces();
  return (
    <>
      <Hero key={home ? 'home' : 'site'} slides={home?.slides ?? [siteSlide(site)]} />
      <div className={styles.start}>
        <HydrateLater text>{home && <Statistics statistics={home.statistics} />}</HydrateLater>
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
        <MapSection title={home?.map.title ?? i18n.t('On the map')} places={places?.onMap ?? []} />
      </HydrateLater>
      <HydrateLater>
        <Container>
          <Slot name="discover/home" props={{}} />
        </Container>
      </HydrateLater>
      <HydrateLater>
        <Container section>
          <NewsletterForm host={useHost()} />
        </Container>
      </HydrateLater>
    </>
  );
}
