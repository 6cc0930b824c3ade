import { useHost, usePaths, useSearchParams, useWhen } from '@guide/contracts/module';
import { isOpenAt, readWhen } from '@guide/contracts/place';
import {
  Button,
  ButtonLink,
  Chip,
  Container,
  EmptyState,
  PageHead,
  SectionHead,
  ShareButton,
} from '@guide/ui';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { areasText, counted } from '../../day/texts';
import { DayChoice } from '../../parts/DayChoice';
import { Notices } from '../../parts/Notice';
import { PlanScreen } from '../../parts/PlanScreen';
import { Sheet } from '../../parts/Sheet';
import { StorageNotices } from '../../parts/StorageNotices';
import { partsOfTown } from '../../places/partsOfTown';
import { findPlace, type Place, refOf } from '../../places/place';
import { setFavorite } from '../../plan/favorites';
import { daysWith, type PlaceRef, type Plan } from '../../plan/plan';
import { changePlan, type StoredPlan } from '../../plan/store';
import { FavoritePlace } from './FavoritePlace';
import styles from './Favorites.module.css';

const TITLE = 'Your favourites';

const FILTERS = [
  ['all', 'All'],
  ['open', 'Open now'],
  ['unplanned', 'Not yet planned'],
  ['free', 'Free entry'],
] as const;
type Filter = (typeof FILTERS)[number][0];

export const Favorites = () => (
  <PlanScreen title={TITLE} lead="Kept on this device, no account needed.">
    {(stored, places) => <LoadedFavorites stored={stored} places={places} />}
  </PlanScreen>
);

function LoadedFavorites({ stored, places }: { stored: StoredPlan; places: readonly Place[] }) {
  const host = useHost();
  const { site } = host;
  const to = usePaths();
  const [filter, setFilter] = useState<Filter>('all');
  const [adding, setAdding] = useState<readonly PlaceRef[] | null>(null);
  const [search] = useSearchParams();
  const when = useWhen(readWhen(search));
  const { plan } = stored;
  const saved = useMemo(() => plan.saved.toReversed(), [plan]);
  const listed = useMemo(() => saved.flatMap((ref) => findPlace(places, ref) ?? []), [saved, places]);
  const notices = (
    <Notices>
      <StorageNotices stored={stored} />
    </Notices>
  );

  if (saved.length === 0) {
    return (
      <Container>
        <PageHead kicker="Plan" title={TITLE} lead="Kept on this device, no account needed." />
        {notices}
        <EmptyState
          title="No hearts yet"
          text="Press the heart on any sight, pub or table: it waits for you here, and can be put into a day."
        >
          <ButtonLink to={to.topAttractions}>Top 10 attractions</ButtonLink>
          <ButtonLink variant="line" to={to.search()}>
            Search the guide
          </ButtonLink>
        </EmptyState>
      </Container>
    );
  }

  const passes: Record<Filter, (place: Place) => boolean> = {
    all: () => true,
    open: ({ hours }) => isOpenAt(hours, when, site),
    unplanned: (place) => daysWith(plan, refOf(place)).length === 0,
    free: ({ isFree }) => isFree,
  };
  const shown = listed.filter(passes[filter]);
  const removed = filter === 'all' ? saved.filter((ref) => !findPlace(places, ref)) : [];
  return (
    <Container>
      <PageHead
        kicker="Plan"
        title={TITLE}
        lead={`${counted(saved.length, 'place')} in ${counted(partsOfTown(listed).length, 'part')} of town. Kept on this device, no account needed.`}
      >
        <div className={styles.actions}>
          <ButtonLink icon={<CalendarDays aria-hidden="true" />} to={to.planner}>
            Open the planner
          </ButtonLink>
          <ShareButton
            title={`${counted(listed.length, 'place')} in ${site.product}`}
            path={to.placesOnMap(listed.map(({ listing }) => listing))}
            host={host}
          />
        </div>
      </PageHead>
      {notices}
      <fieldset className={styles.chips} aria-label="Show">
        {FILTERS.map(([name, label]) => (
          <Chip key={name} on={filter === name} onChange={(on) => setFilter(on ? name : 'all')}>
            {name === 'open' ? `Open ${when.name}` : label} {listed.filter(passes[name]).length}
          </Chip>
        ))}
      </fieldset>
      {shown.length === 0 && removed.length === 0 && (
        <p role="status">None of your favourites matches. Choose another filter above.</p>
      )}
      {partsOfTown(shown).map(({ areas, places: ofArea }) => (
        <section key={areas.join()} className={styles.area} aria-label={areasText(areas, site.locale)}>
          <div className={styles.head}>
            <SectionHead title={areasText(areas, site.locale)} text={summaryOf(ofArea, plan)} />
            <Button
              className={styles.add}
              small
              variant="line"
              icon={<CalendarPlus aria-hidden="true" />}
              onClick={() => setAdding(ofArea.map(refOf))}
            >
              {ofArea.length === 1 ? 'Add to a day' : 'Add all to a day'}
              <span className="visually-hidden">: {areasText(areas, site.locale)}</span>
            </Button>
          </div>
          <div className={styles.places}>
            {ofArea.map((place) => (
              <FavoritePlace
                key={place.listing}
                place={place}
                plan={plan}
                when={when}
                onAdd={() => setAdding([refOf(place)])}
              />
            ))}
          </div>
        </section>
      ))}
      {removed.length > 0 && (
        <section className={styles.area} aria-label="No longer in this guide">
          <SectionHead title="No longer in this guide" />
          <div className={styles.places}>
            {removed.map((ref) => (
              <div key={`${ref.listing} ${ref.pub}`} className={styles.gone}>
                <p>{ref.name}</p>
                <Button small variant="quiet" onClick={() => changePlan(setFavorite(ref, false))}>
                  Remove
                </Button>
              </div>
            ))}
          </div>
        </section>
      )}
      {adding && (
        <Sheet
          title="Add to a day"
          lead={adding.map(({ name }) => name).join(', ')}
          onClose={() => setAdding(null)}
        >
          {(close) => <DayChoice plan={plan} places={adding} onAdded={close} />}
        </Sheet>
      )}
    </Container>
  );
}

/** "4 places · 3 already in a day" */
function summaryOf(places: readonly Place[], plan: Plan): string {
  const planned = places.filter((place) => daysWith(plan, refOf(place)).length > 0).length;
  const where = planned === 0 ? 'none in a day yet' : `${planned} already in a day`;
  return `${counted(places.length, 'place')} · ${where}`;
}
