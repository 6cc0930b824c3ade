import { type Near, useHost, usePaths, WhenContext } from '@guide/contracts/module';
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
import type { ReactNode } from 'react';
import type { PlaceFilters } from './filters';
import { ListCards } from './ListCards';
import type { ListPage } from './listPage';

const SKELETON_COUNT = 9;

interface PlaceListProps<Card, Filters extends PlaceFilters> {
  kicker: string;
  title: string;
  lead: string | undefined;
  /** Plural of what the list shows: "attractions". */
  noun: string;
  list: string;
  /** The filters of the shown cards. */
  shown: Filters;
  pathOf(filters: Filters): string;
  view: ListPage<Card> | undefined;
  failed: boolean;
  retry(): void;
  near: Near;
  busy: boolean;
  bar: ReactNode;
  card(place: Card, priority: boolean): ReactNode;
}

/** A screen with filters, cards and the newsletter. */
export function PlaceList<Card, Filters extends PlaceFilters>(props: PlaceListProps<Card, Filters>) {
  const { kicker, title, lead, list, shown, pathOf, near, bar } = props;
  const host = useHost();
  return (
    <WhenContext value={shown.when}>
      <Container wide>
        <PageHead
          kicker={kicker}
          title={title}
          lead={
            <>
              {lead} <RatingsNote />
            </>
          }
        />
        {bar}
        <StartingPointPanel near={near} action={list} query={pathOf({ ...shown, from: null, page: 1 })} />
        <Places {...props} />
      </Container>
      <HydrateLater>
        <Container section>
          <NewsletterForm host={host} />
        </Container>
      </HydrateLater>
    </WhenContext>
  );
}

function Places<Card, Filters extends PlaceFilters>(props: PlaceListProps<Card, Filters>) {
  const { noun, list, shown, pathOf, view, failed, retry, near, busy, card } = props;
  const { site } = useHost();
  const to = usePaths();
  const openMap = (
    <ButtonLink to={to.map()} variant="line">
      Open the map
    </ButtonLink>
  );
  if (!view)
    return failed ? (
      <ErrorPanel
        title={`The ${noun} could not be loaded`}
        text="The rest of the guide still works. Check your connection and try again."
        onRetry={retry}
      >
        {openMap}
      </ErrorPanel>
    ) : (
      <SkeletonGrid label={`Loading ${site.product}'s finest...`} count={SKELETON_COUNT} />
    );
  if (view.total > 0)
    return (
      <ListCards
        label={noun[0]!.toUpperCase() + noun.slice(1)}
        view={view}
        busy={busy}
        pathOf={(page) => pathOf({ ...shown, page })}
        card={card}
      />
    );
  if (view.limit?.all) return <NoPlacesNearby near={near} limit={view.limit} />;
  return (
    <EmptyState title={`No ${noun} found`} text="Try adjusting your filters">
      <ButtonLink to={list}>{`Show all ${noun}`}</ButtonLink>
      {openMap}
    </EmptyState>
  );
}
