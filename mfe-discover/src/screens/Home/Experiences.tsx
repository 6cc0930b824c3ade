import home from '@guide/city/home.json' with { type: 'json' };
import { usePaths } from '@guide/contracts/module';
import { Container, ErrorPanel, Grid, SectionHead, SkeletonGrid, Tabs, TextLink } from '@guide/ui';
import { Beer, Landmark, Utensils } from 'lucide-react';
import { useListingsById } from '../../api/useListingsById';
import { ListingCard } from '../../listing/ListingCard';
import styles from './Experiences.module.css';

export function Experiences() {
  const to = usePaths();
  const kinds = [
    {
      id: 'attractions',
      label: 'Top Attractions',
      icon: <Landmark aria-hidden="true" />,
      ids: home.experiences.attractions,
      link: { to: to.attractions, label: 'See all top attractions' },
    },
    {
      id: 'restaurants',
      label: 'Fine Dining',
      icon: <Utensils aria-hidden="true" />,
      ids: home.experiences.restaurants,
      link: { to: to.restaurants, label: 'See all fine dining' },
    },
    {
      id: 'pubs',
      label: 'Historic Pubs',
      icon: <Beer aria-hidden="true" />,
      ids: home.experiences.pubs,
      link: { to: to.topPubs, label: 'See all historic pubs' },
    },
  ];
  return (
    <Container section labelledBy="experiences" className={styles.together}>
      <SectionHead id="experiences" title="Curated Experiences" />
      <Tabs
        label="Curated Experiences"
        tabs={kinds.map(({ id, label, icon, ids, link }) => ({
          id,
          label,
          icon,
          panel: <ExperienceItems label={label} ids={ids} link={link} />,
        }))}
      />
    </Container>
  );
}

interface ExperienceItemsProps {
  label: string;
  ids: readonly number[];
  link: { to: string; label: string };
}

function ExperienceItems({ label, ids, link }: ExperienceItemsProps) {
  const { data, isPending, refetch } = useListingsById(ids);
  return (
    <>
      {data ? (
        <Grid label={label}>
          {data.map((listing) => (
            <ListingCard key={listing.id} listing={listing} />
          ))}
        </Grid>
      ) : isPending ? (
        <SkeletonGrid label="Loading" count={ids.length} />
      ) : (
        <ErrorPanel
          level={3}
          title="These places could not be loaded"
          text="Check your connection and try again, or see the full list."
          onRetry={() => void refetch()}
        />
      )}
      <p className={styles.more}>
        <TextLink to={link.to} arrow="onward">
          {link.label}
        </TextLink>
      </p>
    </>
  );
}
