import { useHost, useNow, usePaths } from '@guide/contracts/module';
import { chipsPath, LAST_ENTRY_SOON_MINUTES, minutesText } from '@guide/contracts/place';
import { addDays, holidayOn, localTime, pubsLabel, type Site, weekdayDate } from '@guide/contracts/site';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { Container, Kicker, Link, SmartImage, TextLink } from '@guide/ui';
import { Beer, DoorClosed, Hourglass, type LucideIcon, Moon, Utensils } from 'lucide-react';
import type { TodaysPlace, Today as TodaysPlaces } from '../../api/today';
import { pagePath } from '../../listing/pagePath';
import styles from './Today.module.css';

const MAX_PLACES = 3;
const MINUTE_MS = 60_000;
/** City time without attractions. */
const NIGHT = { from: '21:00', until: '05:00' };

/** Prevents a line break between day and month. */
const keepDayWithMonth = (date: string): string => date.replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0');

interface ListProps {
  title: string;
  Icon: LucideIcon;
  places: readonly TodaysPlace[];
  note(place: TodaysPlace): string;
  /** Link to all such places. */
  all?: { to: string; label: string } | false;
}

function PlaceList({ title, Icon, places, note, all }: ListProps) {
  const { site } = useHost();
  const to = usePaths();
  if (places.length === 0) return null;
  return (
    <div className={styles.list}>
      <h3 className={styles.title}>
        <Icon aria-hidden="true" />
        {title}
      </h3>
      <ul className={styles.places}>
        {places.slice(0, MAX_PLACES).map((place) => (
          <li key={place.id} className={styles.place}>
            <span className={styles.picture}>
              <SmartImage src={place.imageUrl} alt="" name={place.name} sizes="64px" />
            </span>
            <span>
              <Link to={place.pubId ? to.pub(place.pubId) : pagePath(site, place.id)} className={styles.name}>
                {place.name}
              </Link>
              <span className={styles.note}>{note(place)}</span>
            </span>
          </li>
        ))}
      </ul>
      {all && <TextLink to={all.to}>{all.label}</TextLink>}
    </div>
  );
}

/** Pubs that are open now: heading, and link to all. Cities can have their own word for pubs. */
const pubsTexts = (site: Site, count: number) =>
  site.kinds?.pub
    ? {
        title: i18n.t('{pubs} open now', { pubs: pubsLabel(site) }),
        all: i18n.t('All {count} {pubs} open now', { count, pubs: site.kinds.pub.many }),
      }
    : {
        title: i18n.t('Pubs open now'),
        all: i18n.t('{count, plural, other {All {count} pubs open now}}', { count }),
      };

const restaurantsTexts = (count: number) => ({
  title: i18n.t('Restaurants open now'),
  all: i18n.t('{count, plural, other {All {count} restaurants open now}}', { count }),
});

function LastEntrySoon({ places }: Pick<ListProps, 'places'>) {
  const { clockChanges } = useHost().site;
  const now = useNow();
  const note = ({ at }: TodaysPlace) =>
    i18n.t('{time}, in {duration}', {
      time: localTime(at, clockChanges).time,
      duration: minutesText(Math.round((at - now) / MINUTE_MS)),
    });
  return <PlaceList title={i18n.t('Last entry soon')} Icon={Hourglass} places={places} note={note} />;
}

/** Date, time, and what the city's calendar says about the day. */
function DayAndTime({ day, time }: { day: string; time: string }) {
  const { site } = useHost();
  const notice = holidayOn(day, site)?.notice;
  return (
    <div className={styles.clock}>
      <Kicker>{i18n.t('Today in {city}', { city: site.product })}</Kicker>
      <h2 id="today" className={styles.time}>
        {[keepDayWithMonth(weekdayDate(day)), time].join(listSeparator())}
      </h2>
      <p>{i18n.t('Times are {city} time.', { city: site.product })}</p>
      {notice && <p>{notice}</p>}
    </div>
  );
}

export function Today({ today }: { today: TodaysPlaces | undefined }) {
  const { site } = useHost();
  const to = usePaths();
  const now = useNow();
  const cityTime = (at: number) => localTime(at, site.clockChanges);
  const { day, time } = cityTime(now);
  if (!today || today.day !== day) return null;
  const isAllDay = ({ at }: TodaysPlace) => cityTime(at).day > addDays(day, 1);
  const closingNote = (place: TodaysPlace) => {
    if (place.isOpenEnd) return i18n.t('closing time not fixed');
    if (isAllDay(place)) return i18n.t('all day');
    const closes = cityTime(place.at).time;
    return closes === '00:00' ? i18n.t('until midnight') : i18n.t('until {time}', { time: closes });
  };
  const admits = ({ lastEntry }: TodaysPlace) => lastEntry > now;
  const pubs = today.pubs.filter(admits);
  const restaurants = today.restaurants.filter(admits);
  const isNight = time >= NIGHT.from || time < NIGHT.until;
  const isMealTime = pubs.length + restaurants.length > 0;
  const openLate = today.openLate.filter(admits);
  const evening = openLate.filter(({ isStation }) => !isStation);
  const lastEntry = today.lastEntry.filter(
    ({ at }) => at > now && at - now <= LAST_ENTRY_SOON_MINUTES * MINUTE_MS,
  );
  const openNow = (
    { title, all }: { title: string; all: string },
    allPath: string,
    Icon: LucideIcon,
    places: TodaysPlace[],
  ) => {
    const link = places.length > MAX_PLACES && { to: allPath, label: all };
    return <PlaceList title={title} Icon={Icon} places={places} note={closingNote} all={link} />;
  };
  const allLate = openLate.length > 1 && {
    to: chipsPath(to.attractions, ['openLate']),
    label: i18n.t('{count, plural, other {All {count} open late}}', { count: openLate.length }),
  };
  const lateList = (places: TodaysPlace[]) => (
    <PlaceList
      title={i18n.t('Open late tonight')}
      Icon={Moon}
      places={places}
      note={closingNote}
      all={allLate}
    />
  );
  if (!isMealTime && evening.length + lastEntry.length + today.closed.length === 0) return null;
  return (
    <Container>
      <section className={styles.today} aria-labelledby="today">
        <DayAndTime day={day} time={time} />
        {isMealTime ? (
          <>
            {openNow(pubsTexts(site, pubs.length), `${to.searchIn('pub')}&chips=openNow`, Beer, pubs)}
            {openNow(
              restaurantsTexts(restaurants.length),
              chipsPath(to.restaurants, ['openNow']),
              Utensils,
              restaurants,
            )}
            {!isNight && lateList(evening.filter((place) => !isAllDay(place)))}
          </>
        ) : (
          <>
            {lateList(evening)}
            <LastEntrySoon places={lastEntry} />
            <PlaceList
              title={i18n.t('Closed today')}
              Icon={DoorClosed}
              places={today.closed}
              note={() => i18n.t('all day')}
            />
          </>
        )}
      </section>
    </Container>
  );
}
