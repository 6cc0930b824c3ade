import { useHost, usePaths } from '@guide/contracts/module';
import type { CardListing } from '@guide/contracts/place';
import { hasPubs, hasRestaurants, pubTitle } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, ErrorPanel, Grid, SectionHead, SkeletonGrid, Tabs, TextLink } from '@guide/ui';
import { Beer, Landmark, Utensils } from 'lucide-react';
import type { Experience } from '../../api/useHomePlaces';
import { ListingCard } from '../../listing/ListingCard';
import styles from './Experiences.module.css';

/** Cards in each tab (CONST-01). */
const PLACES_PER_TAB = 3;

interface ExperiencesProps {
  /** Undefined while loading and after a failure. */
  places: Record<Experience, CardListing[]> | undefined;
  failed: boolean;
  onRetry(): unknown;
}

export function Experiences({ places, failed, onRetry }: ExperiencesProps) {
  const { site } = useHost();
  const to = usePaths();
  const all = [
    {
      id: 'attractions' as const,
      label: i18n.t('Top Attractions'),
      icon: <Landmark aria-hidden="true" />,
      link: { to: to.attractions, label: i18n.t('See all top attractions') },
    },
    {
      id: 'restaurants' as const,
      label: i18n.t('Fine Dining'),
      icon: <Utensils aria-hidden="true" />,
      link: { to: to.restaurants, label: i18n.t('See all fine dining') },
    },
    {
      id: 'pubs' as const,
      label: pubTitle(site),
      icon: <Beer aria-hidden="true" />,
      link: {
        to: hasPubs(site) ? to.topPubs : to.searchIn('pub'),
        label: site.kinds?.pub
          ? i18n.t('See all {pubs}', { pubs: site.kinds.pub.many })
          : i18n.t('See all historic pubs'),
      },
    },
  ];
  const has = {
    attractions: site.offers.categories.includes('attraction'),
    restaurants: hasRestaurants(site),
    pubs: site.offers.categories.includes('pub'),
  };
  const kinds = all.filter(({ id }) => has[id]);
  const cards = (id: Experience, label: string) => {
    if (failed) {
      return (
        <ErrorPanel
          level={3}
          title={i18n.t('These places could not be loaded')}
          text={i18n.t('Check your connection and try again, or see the full list.')}
          onRetry={onRetry}
        />
      );
    }
    if (!places) return <SkeletonGrid label={i18n.t('Loading')} count={PLACES_PER_TAB} />;
    return (
      <Grid label={label}>
        {places[id].map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </Grid>
    );
  };
  return (
    <Container section labelledBy="experiences" className={styles.together}>
      <SectionHead id="experiences" title={i18n.t('Curated Experiences')} />
      <Tabs
        label={i18n.t('Curated Experiences')}
        tabs={kinds.map(({ id, label, icon, link }) => ({
          id,
          label,
          icon,
          panel: (
            <>
              {cards(id, label)}
              <p className={styles.more}>
                <TextLink to={link.to} arrow="onward">
                  {link.label}
                </TextLink>
              </p>
            </>
          ),
        }))}
      />
    </Container>
  );
}
