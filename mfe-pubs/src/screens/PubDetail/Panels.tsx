import type { Pub } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import { accessRows, sourceText, visitRows } from '@guide/contracts/place';
import { localTime, longDate, WEEKDAYS, weekdayOn } from '@guide/contracts/site';
import { FactRows, Panel, TextLink } from '@guide/ui';
import {
  Accessibility,
  Beer,
  Clock,
  Lightbulb,
  ListChecks,
  MapPin,
  Sparkles,
  TrainFront,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { exceptionOn, printedOn } from '../../pub/days';
import { FeatureTags } from '../../pub/FeatureTags';
import styles from './Panels.module.css';

interface PanelProps {
  pub: Pub;
}

/** "−0.0900", with a minus sign instead of a hyphen */
const degrees = (value: number) => value.toFixed(4).replace('-', '−');

interface FactProps {
  name: string;
  children: ReactNode;
  print?: 'only';
}

const Fact = ({ name, children, print }: FactProps) => (
  <div className={styles.row} data-print={print}>
    <dt>{name}</dt>
    <dd className={styles.strong}>{children}</dd>
  </div>
);

export const LocationPanel = ({ pub }: PanelProps) => (
  <Panel title="Location &amp; Contact" icon={<MapPin aria-hidden="true" />}>
    <dl className={styles.rows}>
      <Fact name="Address">{pub.address}</Fact>
      <Fact name="Postcode">{pub.postcode}</Fact>
      <Fact name="Area">{pub.area}</Fact>
      {pub.phoneNumber && (
        <Fact name="Phone">
          <TextLink to={`tel:${pub.phoneNumber.replaceAll(' ', '')}`} className={styles.phone}>
            {pub.phoneNumber}
          </TextLink>
        </Fact>
      )}
      {pub.website && (
        <Fact name="Website" print="only">
          {new URL(pub.website).hostname.replace(/^www\./, '')}
        </Fact>
      )}
      <Fact name="Coordinates">{`${degrees(pub.coordinates.lat)}, ${degrees(pub.coordinates.lng)}`}</Fact>
    </dl>
  </Panel>
);

/** One row per weekday, with today marked (PUB-08) and its exception or public holiday, except on paper. */
export function HoursPanel({ pub }: PanelProps) {
  const { site } = useHost();
  const date = localTime(useNow(), site.clockChanges).day;
  const today = weekdayOn(date);
  const exception = exceptionOn(pub, date, site);
  return (
    <Panel title="Opening Hours" icon={<Clock aria-hidden="true" />}>
      <dl className={styles.rows}>
        {WEEKDAYS.map((day) => (
          <div key={day.key} className={styles.row} aria-current={day === today ? 'date' : undefined}>
            <dt>
              {day.name}
              {day === today && <span data-print="hide"> · today</span>}
            </dt>
            {day === today && exception !== null ? (
              <dd>
                <span data-print="hide">{exception}</span>
                <span data-print="only">{printedOn(pub, day)}</span>
              </dd>
            ) : (
              <dd>{printedOn(pub, day)}</dd>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export const SpecialPanel = ({ pub }: PanelProps) => (
  <Panel title="What Makes It Special" icon={<Sparkles aria-hidden="true" />}>
    <p className={styles.specialties}>
      <b>Specialties:</b> {pub.specialties.join(', ')}
    </p>
    <FeatureTags features={pub.features} />
  </Panel>
);

export function TipsPanel({ pub: { area, tips } }: PanelProps) {
  const { transport } = useHost().site;
  const gettingThere = (
    <>
      {area}.
      {transport && (
        <>
          {' '}
          Check <TextLink to={transport.url}>{transport.authority}</TextLink> before you set out.
        </>
      )}
    </>
  );
  const rows = [
    { Icon: Clock, term: 'Best time', text: tips.bestTime },
    { Icon: TrainFront, term: 'Getting there', text: gettingThere },
    { Icon: Beer, term: 'What to order', text: tips.whatToOrder },
  ];
  return (
    <Panel title="Visitor Tips" icon={<Lightbulb aria-hidden="true" />}>
      <dl className={styles.tips}>
        {rows.map(({ Icon, term, text }) => (
          <div key={term} className={styles.tip}>
            <dt>
              <Icon aria-hidden="true" />
              {term}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Access and visit facts; unknown ones are listed, too. */
export function FactsPanels({ pub: { facts, hours } }: PanelProps) {
  const { site } = useHost();
  const source = sourceText(facts, longDate);
  return (
    <>
      <Panel title="Access" className={styles.facts} icon={<Accessibility aria-hidden="true" />}>
        <FactRows rows={accessRows(facts)} />
      </Panel>
      <Panel title="Before you go" className={styles.facts} icon={<ListChecks aria-hidden="true" />}>
        <FactRows rows={visitRows({ facts, hours, category: 'pub' }, site)} />
        {source && <p className={styles.source}>{source}</p>}
      </Panel>
    </>
  );
}
