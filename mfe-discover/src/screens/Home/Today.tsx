import { useHost, useNow, usePaths } from '@guide/contracts/module';
import { chipsPath, LAST_ENTRY_SOON_MINUTES, minutesText } from '@guide/contracts/place';
import { addDays, holidayOn, localTime, pubKind, pubsLabel, weekdayDate } from '@guide/contracts/site';
import { Container, Kicker, Link, SmartImage, TextLink } from '@guide/ui';
import { Beer, DoorClosed, Hourglass, type LucideIcon, Moon, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TodaysPlace, Today as TodaysPlaces } from '../../api/today';
import { pagePath } from '../../listing/pagePath';
import styles from './Today.module.css';

const MAX_PLACES = 3;
const MINUTE_MS = 60_000;
/** City time without attractions. */
const NIGHT = { from: '21:00', until: '05:00' };

/** Prevents a line break between day and month. */
const keepDayWithMonth = (date: string): string => date.replace(/(\d+) (?=\p{L})/u, '$1\u00a0');

interface ListProps {
  title: string;
  Icon: LucideIcon;
  places: readonly TodaysPlace[];
  note(place: TodaysPlace): string;
  children?: ReactNode;
}

function PlaceList({ title, Icon, places, note, children }: ListProps) {
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
      {children}
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
    if (place.isOpenEnd) return 'closing time not fixed';
    if (isAllDay(place)) return 'all day';
    const closes = cityTime(place.at).time;
    return `until ${closes === '00:00' ? 'midnight' : closes}`;
  };
  const admits = ({ lastEntry }: TodaysPlace) => lastEntry > now;
  const pubs = today.pubs.filter(admits);
  const restaurants = today.restaurants.filter(admits);
  const notice = holidayOn(day, site)?.notice;
  const isNight = time >= NIGHT.from || time < NIGHT.until;
  const isMealTime = pubs.length + restaurants.length > 0;
  const openLate = today.openLate.filter(admits);
  const evening = openLate.filter(({ isStation }) => !isStation);
  const lastEntry = today.lastEntry.filter(
    ({ at }) => at > now && at - now <= LAST_ENTRY_SOON_MINUTES * MINUTE_MS,
  );
  const openNow = (kind: 'pub' | 'restaurant', title: string, Icon: LucideIcon, places: TodaysPlace[]) => (
    <PlaceList title={title} Icon={Icon} places={places} note={closingNote}>
      {places.length > MAX_PLACES && (
        <TextLink
          to={kind === 'pub' ? `${to.searchIn(kind)}&chips=openNow` : chipsPath(to.restaurants, ['openNow'])}
        >
          {`All ${places.length} ${kind === 'pub' ? pubKind(site).many : 'restaurants'} open now`}
        </TextLink>
      )}
    </PlaceList>
  );
  const lateList = (places: TodaysPlace[]) => (
    <PlaceList title="Open late tonight" Icon={Moon} places={places} note={closingNote}>
      {openLate.length > 1 && (
        <TextLink to={chipsPath(to.attractions, ['openLate'])}>{`All ${openLate.length} open late`}</TextLink>
      )}
    </PlaceList>
  );
  if (!isMealTime && evening.length + lastEntry.length + today.closed.length === 0) return null;
  return (
    <Container>
      <section className={styles.today} aria-labelledby="today">
        <div className={styles.clock}>
          <Kicker>Today in {site.product}</Kicker>
          <h2 id="today" className={styles.time}>
            {`${keepDayWithMonth(weekdayDate(day))}, ${time}`}
          </h2>
          <p>Times are {site.product} time.</p>
          {notice && <p>{notice}</p>}
        </div>
        {isMealTime ? (
          <>
            {openNow('pub', `${pubsLabel(site)} open now`, Beer, pubs)}
            {openNow('restaurant', 'Restaurants open now', Utensils, restaurants)}
            {!isNight && lateList(evening.filter((place) => !isAllDay(place)))}
          </>
        ) : (
          <>
            {lateList(evening)}
            <PlaceList
              title="Last entry soon"
              Icon={Hourglass}
              places={lastEntry}
              note={({ at }) => `${cityTime(at).time}, in ${minutesText(Math.round((at - now) / MINUTE_MS))}`}
            />
            <PlaceList title="Closed today" Icon={DoorClosed} places={today.closed} note={() => 'all day'} />
          </>
        )}
      </section>
    </Container>
  );
}
