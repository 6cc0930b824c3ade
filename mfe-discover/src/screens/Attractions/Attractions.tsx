import home from '@guide/city/home.json' with { type: 'json' };
import { useHost, usePaths, useStartingPoint, useUrlState, WhenContext } from '@guide/contracts/module';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorPanel,
  HydrateLater,
  NewsletterForm,
  NoPlacesNearby,
  PageHead,
  RatingsNote,
  SkeletonGrid,
  StartingPointPanel,
} from '@guide/ui';
import { useDeferredValue } from 'react';
import { AttractionCards } from './AttractionCards';
import { Filters } from './Filters';
import { type ListFilters, listPath, readFilters, writeFilters } from './listFilters';
import { useListView } from './useListView';

const SKELETON_COUNT = 9;

export function Attractions() {
  const host = useHost();
  const to = usePaths();
  const { filters, setFilters } = useListFilters();
  const near = useStartingPoint(filters, setFilters);
  const from = near.on ? near.from : null;
  // The controls update immediately; the cards may follow later.
  const shown = useDeferredValue(filters);
  const { view, failed, retry } = useListView(shown, from);
  return (
    <WhenContext value={shown.when}>
      <Container wide>
        <PageHead
          kicker="Discover"
          title={`${host.site.product} Attractions`}
          lead={
            <>
              {home.intros.attractions} <RatingsNote />
            </>
          }
        />
        <Filters filters={filters} setFilters={setFilters} view={view} near={near} />
        <StartingPointPanel
          near={near}
          action={to.attractions}
          query={`?${writeFilters({ ...filters, from: null })}`}
        />
        {view ? (
          view.total > 0 ? (
            <AttractionCards
              view={view}
              from={from}
              busy={shown !== filters}
              pathOf={(page) => listPath(to.attractions, { ...shown, page })}
            />
          ) : view.limit?.all ? (
            <NoPlacesNearby near={near} limit={view.limit} />
          ) : (
            <EmptyState title="No attractions found" text="Try adjusting your filters">
              <ButtonLink to={to.attractions}>Show all attractions</ButtonLink>
              <ButtonLink to={to.map()} variant="line">
                Open the map
              </ButtonLink>
            </EmptyState>
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
      <HydrateLater>
        <Container section>
          <NewsletterForm host={host} />
        </Container>
      </HydrateLater>
    </WhenContext>
  );
}

/** Filters in the URL (D-9), with tracking. */
function useListFilters() {
  const { track } = useHost();
  const [filters, go] = useUrlState(readFilters, (next: ListFilters) => `?${writeFilters(next)}`);
  const setFilters = (change: Partial<ListFilters>) => {
    go({ ...filters, page: 1, ...change });
    const [name, value] = Object.entries(change)[0] ?? [];
    track({ name: 'filter_change', category: 'attractions', label: `${name}: ${value}` });
  };
  return { filters, setFilters };
}
