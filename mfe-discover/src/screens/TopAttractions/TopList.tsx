import { useHost, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { ButtonLink, ErrorPanel, HydrateLater, SkeletonGrid } from '@guide/ui';
import { useTopAttractions } from '../../api/useTopAttractions';
import { TopEntry } from './TopEntry';
import styles from './TopList.module.css';

export function TopList() {
  const { site } = useHost();
  const to = usePaths();
  const { data, isPending, refetch } = useTopAttractions();
  if (isPending)
    return <SkeletonGrid label={i18n.t("Loading {city}'s finest...", { city: site.product })} count={6} />;
  if (!data) {
    return (
      <ErrorPanel
        title={i18n.t('These places could not be loaded')}
        text={i18n.t('The rest of the guide still works. Check your connection and try again.')}
        onRetry={() => void refetch()}
      >
        <ButtonLink to={to.attractions} variant="line">
          {i18n.t('All attractions')}
        </ButtonLink>
      </ErrorPanel>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
    <ol role="list" className={styles.list}>
      {data.entries.map((listing, index) => (
        <HydrateLater as="li" key={listing.id}>
          <TopEntry listing={listing} number={index + 1} />
        </HydrateLater>
      ))}
    </ol>
  );
}
