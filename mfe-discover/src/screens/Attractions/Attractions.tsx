import home from '@guide/city/home.json' with { type: 'json' };
import { useHost, useNear, usePaths } from '@guide/contracts/module';
import {
  ButtonLink,
  Container,
  ErrorPanel,
  NewsletterForm,
  NothingNear,
  PageHead,
  SkeletonGrid,
} from '@guide/ui';
import { useDeferredValue } from 'react';
import { AttractionCards } from './AttractionCards';
import { Filters } from './Filters';
import { listPath } from './listFilters';
import { NoAttractions } from './NoAttractions';
import { useListFilters } from './useListFilters';
import { useListView } from './useListView';

/** How many cards stand in for the list while it loads. */
const SKELETON_COUNT = 9;

export function Attractions() {
  const host = useHost();
  const to = usePaths();
  const { filters, setFilters } = useListFilters();
  const near = useNear(filters.within, (within) => setFilters({ within }));
  const from = near.on ? near.from : null;
  // A choice answers at once, the cards follow.
  const shown = useDeferredValue(filters);
  const { view, failed, retry } = useListView(shown, from);
  return (
    <>
      <Container>
        <PageHead
          kicker="Discover"
          title={`${host.site.product} Attractions`}
          lead={home.intros.attractions}
        />
        <Filters filters={filters} setFilters={setFilters} view={view} near={near} />
        {view ? (
          view.total > 0 ? (
            <AttractionCards
              view={view}
              from={from}
              busy={shown !== filters}
              pathOf={(page) => listPath(to.attractions, { ...shown, page })}
            />
          ) : view.limit?.all ? (
            <NothingNear near={near} limit={view.limit} />
          ) : (
            <NoAttractions />
          )
        ) : failed ? (
          <ErrorPanel
            title="The attractions could not be loaded"
            text="The rest of the guide still works. Check your connection and try again."
            onRetry={retry}
          >
            <ButtonLink to={to.map()} variant="line">
              Open the map
            </ButtonLink>
          </ErrorPanel>
        ) : (
          <SkeletonGrid label={`Loading ${host.site.product}'s finest...`} count={SKELETON_COUNT} />
        )}
      </Container>
      <Container section>
        <NewsletterForm host={host} />
      </Container>
    </>
  );
}
