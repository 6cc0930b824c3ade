import { useHost, useNow, usePaths } from '@guide/contracts/module';
import { isOpenAt } from '@guide/contracts/place';
import { Button, ButtonLink, Container, EmptyState, ErrorPanel, PageHead, SectionHead } from '@guide/ui';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { areasText, counted } from '../../day/texts';
import { DayChoice } from '../../parts/DayChoice';
import { KeptNotices } from '../../parts/KeptNotices';
import { LoadingLines } from '../../parts/LoadingLines';
import { Notices } from '../../parts/Notices';
import { Sheet } from '../../parts/Sheet';
import { partsOfTown } from '../../places/partsOfTown';
import { findPlace, type Place, refOf } from '../../places/place';
import { usePlaces } from '../../places/usePlaces';
import { keepPlace } from '../../plan/changes';
import { daysWith, type PlaceRef, type Plan } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import { usePlan } from '../../plan/usePlan';
import { FavoritePlace } from './FavoritePlace';
import styles from './Favorites.module.css';
import { type Filter, Filters } from './Filters';

/** /favorites: the places with a heart, by part of town. */
export function Favorites() {
  const { site } = useHost();
  const to = usePaths();
  const kept = usePlan();
  const { places, isPending, isError, isFetching, refetch } = usePlaces();
  const [filter, setFilter] = useState<Filter>('all');
  const [adding, setAdding] = useState<readonly PlaceRef[] | null>(null);
  const now = useNow();
  const plan = kept?.plan;
  const saved = useMemo(() => (plan?.saved ?? []).toReversed(), [plan]);
  const known = useMemo(() => saved.flatMap((ref) => findPlace(places, ref) ?? []), [saved, places]);
  const title = 'Your favourites';

  if (isError && places.length === 0) {
    return (
      <Container>
        <PageHead kicker="Plan" title={title} />
        <ErrorPanel
          title="The places of the guide could not be loaded"
          text="What you have saved is kept on this device and is not lost. Check your connection and try again."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Container>
    );
  }
  if (!kept || !plan || isPending) {
    return (
      <Container>
        <PageHead kicker="Plan" title={title} lead="Kept on this device, no account needed." />
        <LoadingLines label="Loading your favourites..." />
      </Container>
    );
  }
  if (saved.length === 0) {
    return (
      <Container>
        <PageHead kicker="Plan" title={title} lead="Kept on this device, no account needed." />
        <Notices>
          <KeptNotices kept={kept} />
        </Notices>
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
    open: ({ hours }) => isOpenAt(hours, now, site),
    unplanned: (place) => daysWith(plan, refOf(place)).length === 0,
    free: ({ isFree }) => isFree,
  };
  const shown = known.filter(passes[filter]);
  const gone = filter === 'all' ? saved.filter((ref) => !findPlace(places, ref)) : [];
  return (
    <Container>
      <PageHead
        kicker="Plan"
        title={title}
        lead={`${counted(saved.length, 'place')} in ${counted(partsOfTown(known).length, 'part')} of town. Kept on this device, no account needed.`}
      >
        <div className={styles.ways}>
          <ButtonLink icon={<CalendarDays aria-hidden="true" />} to={to.planner}>
            Open the planner
          </ButtonLink>
        </div>
      </PageHead>
      <Notices>
        <KeptNotices kept={kept} />
      </Notices>
      <Filters
        on={filter}
        onChange={setFilter}
        counts={Object.fromEntries(
          Object.entries(passes).map(([name, pass]) => [name, known.filter(pass).length]),
        )}
      />
      {shown.length === 0 && gone.length === 0 && (
        <p role="status">None of your favourites is so now. Choose another of the chips above.</p>
      )}
      {partsOfTown(shown).map(({ areas, places: ofArea }) => (
        <section key={areas.join()} className={styles.area} aria-label={areasText(areas)}>
          <div className={styles.head}>
            <SectionHead title={areasText(areas)} text={summaryOf(ofArea, plan)} />
            <Button
              className={styles.add}
              small
              variant="line"
              icon={<CalendarPlus aria-hidden="true" />}
              onClick={() => setAdding(ofArea.map(refOf))}
            >
              {ofArea.length === 1 ? 'Add to a day' : 'Add all to a day'}
              <span className="visually-hidden">: {areasText(areas)}</span>
            </Button>
          </div>
          <div className={styles.places}>
            {ofArea.map((place) => (
              <FavoritePlace
                key={place.listing}
                place={place}
                plan={plan}
                onAdd={() => setAdding([refOf(place)])}
              />
            ))}
          </div>
        </section>
      ))}
      {gone.length > 0 && (
        <section className={styles.area} aria-label="No longer in this guide">
          <SectionHead title="No longer in this guide" />
          <div className={styles.places}>
            {gone.map((ref) => (
              <div key={`${ref.listing} ${ref.pub}`} className={styles.gone}>
                <p>{ref.name}</p>
                <Button small variant="quiet" onClick={() => changePlan(keepPlace(ref, false))}>
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
