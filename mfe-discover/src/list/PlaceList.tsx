import { type Near, Slot, useAddress, useHost, usePaths, WhenContext } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
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
  /** Texts about what the list shows, such as attractions. */
  texts: {
    /** Accessible name of the list: "Attractions". */
    name: string;
    failed: string;
    none: string;
    showAll: string;
  };
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
  const address = useAddress();
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
        <StartingPointPanel
          near={near}
          action={address(list)}
          query={pathOf({ ...shown, from: null, page: 1 })}
        />
        <Places {...props} />
        <Slot name="discover/list" props={{ path: list }} />
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
  const { texts, list, shown, pathOf, view, failed, retry, near, busy, card } = props;
  const { site } = useHost();
  const to = usePaths();
  const openMap = (
    <ButtonLink to={to.map()} variant="line">
      {i18n.t('Open the map')}
    </ButtonLink>
  );
  if (!view)
    return failed ? (
      <ErrorPanel
        title={texts.failed}
        text={i18n.t('The rest of the guide still works. Check your connection and try again.')}
        onRetry={retry}
      >
        {openMap}
      </ErrorPanel>
    ) : (
      <SkeletonGrid
        label={i18n.t("Loading {city}'s finest...", { city: site.product })}
        count={SKELETON_COUNT}
      />
    );
  if (view.total > 0)
    return (
      <ListCards
        label={texts.name}
        view={view}
        busy={busy}
        pathOf={(page) => pathOf({ ...shown, page })}
        card={card}
      />
    );
  if (view.limit?.all) return <NoPlacesNearby near={near} limit={view.limit} />;
  return (
    <EmptyState title={texts.none} text={i18n.t('Try adjusting your filters')}>
      <ButtonLink to={list}>{texts.showAll}</ButtonLink>
      {openMap}
    </EmptyState>
  );
}
