import {
  useHost,
  useNavigate,
  usePaths,
  useSearchParams,
  useWhen,
  useWhenChoices,
} from '@guide/contracts/module';
import { isOpenAt, readWhen } from '@guide/contracts/place';
import { anyPlaceText, topAttractions } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
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
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { dayOfPlaces } from '../../day/dayOfPlaces';
import { placesInCity } from '../../day/texts';
import { Notices } from '../../parts/Notice';
import { PlanScreen } from '../../parts/PlanScreen';
import { StorageNotices } from '../../parts/StorageNotices';
import { partsOfTown } from '../../places/partsOfTown';
import { findPlace, type Place, refOf } from '../../places/place';
import { addDay } from '../../plan/changes';
import { setFavorite } from '../../plan/favorites';
import { MAX_DAYS } from '../../plan/limits';
import { daysWith, type PlaceRef, type Plan } from '../../plan/plan';
import { changePlan, type StoredPlan } from '../../plan/store';
import { useNewDay } from '../Planner/useNewDay';
import { AddToDay } from './AddToDay';
import styles from './Favorites.module.css';
import { PartSection } from './PartSection';
import { SelectionBar } from './SelectionBar';
import { useTicked } from './useTicked';

const titleText = () => i18n.t('Your favourites');
const leadText = () => i18n.t('Kept on this device, no account needed.');

const FILTERS = ['all', 'open', 'unplanned', 'free'] as const;
type Filter = (typeof FILTERS)[number];

export const Favorites = () => (
  <PlanScreen title={titleText()} lead={leadText()}>
    {(stored, places) => <LoadedFavorites stored={stored} places={places} />}
  </PlanScreen>
);

function LoadedFavorites({ stored, places }: { stored: StoredPlan; places: readonly Place[] }) {
  const { plan } = stored;
  const saved = useMemo(() => plan.saved.toReversed(), [plan]);
  const notices = (
    <Notices>
      <StorageNotices stored={stored} />
    </Notices>
  );
  return saved.length === 0 ? (
    <NoFavorites notices={notices} />
  ) : (
    <SavedPlaces saved={saved} plan={plan} places={places} notices={notices} />
  );
}

function NoFavorites({ notices }: { notices: ReactNode }) {
  const { site } = useHost();
  const to = usePaths();
  return (
    <Container>
      <PageHead kicker={i18n.t('Plan')} title={titleText()} lead={leadText()} />
      {notices}
      <EmptyState
        title={i18n.t('No hearts yet')}
        text={i18n.t('Press the heart on any {place}. You find it here, and can add it to a day.', {
          place: anyPlaceText(site),
        })}
      >
        <ButtonLink to={to.topAttractions}>{topAttractions(site).label}</ButtonLink>
        <ButtonLink variant="line" to={to.planner}>
          {i18n.t('Suggested days')}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}

interface SavedPlacesProps {
  /** The latest first. */
  saved: readonly PlaceRef[];
  plan: Plan;
  places: readonly Place[];
  notices: ReactNode;
}

function SavedPlaces({ saved, plan, places, notices }: SavedPlacesProps) {
  const host = useHost();
  const to = usePaths();
  const listed = useMemo(() => saved.flatMap((ref) => findPlace(places, ref) ?? []), [saved, places]);
  const { when, filter, setFilter, filters, shown } = useFilter(listed, plan);
  const { chosen, tick, untickAll } = useTicked(shown);
  const [adding, setAdding] = useState<readonly PlaceRef[] | null>(null);
  const turnIntoDay = useTurnIntoDay(plan, places);
  const removed = filter === 'all' ? saved.filter((ref) => !findPlace(places, ref)) : [];
  return (
    <Container>
      <PageHead
        kicker={i18n.t('Plan')}
        title={titleText()}
        lead={i18n.t(
          '{places, plural, one {# place} other {# places}} in {parts, plural, one {# part of town} other {# parts of town}}. Kept on this device, no account needed.',
          { places: saved.length, parts: partsOfTown(listed).length },
        )}
      >
        <div className={styles.actions}>
          <ButtonLink icon={<CalendarDays aria-hidden="true" />} to={to.planner}>
            {i18n.t('Open the planner')}
          </ButtonLink>
          <ShareButton
            title={placesInCity(listed.length, host.site.product)}
            path={to.placesOnMap(listed.map(({ listing }) => listing))}
            host={host}
          />
        </div>
      </PageHead>
      {notices}
      <fieldset className={styles.chips} aria-label={i18n.t('Show')}>
        {filters.map(({ name, label, count }) => (
          <Chip key={name} on={filter === name} onChange={(on) => setFilter(on ? name : 'all')}>
            {label} {count}
          </Chip>
        ))}
      </fieldset>
      {shown.length === 0 && removed.length === 0 && (
        <p role="status">{i18n.t('None of your favourites matches. Choose another filter above.')}</p>
      )}
      {partsOfTown(shown).map((part) => (
        <PartSection
          key={part.areas.join()}
          part={part}
          plan={plan}
          when={when}
          chosen={chosen}
          onChoose={tick}
          onAdd={(place) => setAdding([refOf(place)])}
          onDay={plan.days.length < MAX_DAYS ? () => turnIntoDay(part.places) : undefined}
        />
      ))}
      <RemovedPlaces removed={removed} />
      <SelectionBar chosen={chosen} onAdd={() => setAdding(chosen.map(refOf))} onClear={untickAll} />
      {adding && <AddToDay plan={plan} places={adding} onAdded={untickAll} onClose={() => setAdding(null)} />}
    </Container>
  );
}

function useFilter(listed: readonly Place[], plan: Plan) {
  const { site } = useHost();
  const [search] = useSearchParams();
  const text = readWhen(search);
  const when = useWhen(text);
  const isNow = useWhenChoices(text).value === null;
  const [filter, setFilter] = useState<Filter>('all');
  const passes: Record<Filter, (place: Place) => boolean> = {
    all: () => true,
    open: ({ hours }) => isOpenAt(hours, when, site),
    unplanned: (place) => daysWith(plan, refOf(place)).length === 0,
    free: ({ suits }) => suits.includes('free'),
  };
  const labels: Record<Filter, string> = {
    all: i18n.t('All'),
    open: isNow ? i18n.t('Open now') : i18n.t('Open {when}', { when: when.name }),
    unplanned: i18n.t('Not yet planned'),
    free: i18n.t('Free entry'),
  };
  const filters = FILTERS.map((name) => ({
    name,
    label: labels[name],
    count: listed.filter(passes[name]).length,
  }));
  return { when, filter, setFilter, filters, shown: listed.filter(passes[filter]) };
}

/** Adds a day with some places and shows it in the planner. */
function useTurnIntoDay(plan: Plan, places: readonly Place[]) {
  const { site } = useHost();
  const to = usePaths();
  const navigate = useNavigate();
  const nextDay = useNewDay();
  return (chosen: readonly Place[]) => {
    const day = dayOfPlaces(chosen, nextDay(plan), places, site);
    changePlan(addDay(day));
    navigate(to.planner, { state: { day: day.key } });
  };
}

function RemovedPlaces({ removed }: { removed: readonly PlaceRef[] }) {
  if (removed.length === 0) return null;
  return (
    <section className={styles.area} aria-label={i18n.t('No longer in this guide')}>
      <SectionHead title={i18n.t('No longer in this guide')} />
      <div className={styles.places}>
        {removed.map((ref) => (
          <div key={`${ref.listing} ${ref.pub}`} className={styles.gone}>
            <p>{ref.name}</p>
            <Button small variant="quiet" onClick={() => changePlan(setFavorite(ref, false))}>
              {i18n.t('Remove')}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
