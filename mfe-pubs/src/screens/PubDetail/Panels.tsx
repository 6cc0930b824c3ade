import type { Pub } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import { accessRows, sourceText, visitRows } from '@guide/contracts/place';
import {
  englishPart,
  localTime,
  longDate,
  type Site,
  WEEKDAYS,
  weekdayOn,
  wordIn,
} from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { FactRows, Panel, RichText, TextLink } from '@guide/ui';
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
import { Specialties } from '../../pub/Specialties';
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
  <Panel title={i18n.t('Location & Contact')} icon={<MapPin aria-hidden="true" />}>
    <dl className={styles.rows}>
      <Fact name={i18n.t('Address')}>{pub.address}</Fact>
      <Fact name={i18n.t('Postcode')}>{pub.postcode}</Fact>
      <Fact name={i18n.t('Area')}>{wordIn(useHost().site, pub.area)}</Fact>
      {pub.phoneNumber && (
        <Fact name={i18n.t('Phone')}>
          <TextLink to={`tel:${pub.phoneNumber.replaceAll(' ', '')}`} className={styles.phone}>
            {pub.phoneNumber}
          </TextLink>
        </Fact>
      )}
      {pub.website && (
        <Fact name={i18n.t('Website')} print="only">
          {new URL(pub.website).hostname.replace(/^www\./, '')}
        </Fact>
      )}
      <Fact
        name={i18n.t('Coordinates')}
      >{`${degrees(pub.coordinates.lat)}, ${degrees(pub.coordinates.lng)}`}</Fact>
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
    <Panel title={i18n.t('Opening Hours')} icon={<Clock aria-hidden="true" />}>
      <dl className={styles.rows}>
        {WEEKDAYS.map((day) => (
          <div key={day.key} className={styles.row} aria-current={day === today ? 'date' : undefined}>
            <dt>
              {day.name}
              {day === today && <span data-print="hide">{` · ${i18n.t('today')}`}</span>}
            </dt>
            {day === today && exception !== null ? (
              <dd>
                <span data-print="hide">{exception}</span>
                <span data-print="only">{printedOn(pub, day, site)}</span>
              </dd>
            ) : (
              <dd>{printedOn(pub, day, site)}</dd>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export const SpecialPanel = ({ pub }: PanelProps) => (
  <Panel title={i18n.t('What Makes It Special')} icon={<Sparkles aria-hidden="true" />}>
    <Specialties pub={pub} className={styles.specialties} />
    <FeatureTags pub={pub} />
  </Panel>
);

/** "Soho. Check Transport for London before you set out." */
function GettingThere({ area, transport }: { area: string; transport: Site['transport'] }) {
  if (!transport) return i18n.t('{area}.', { area });
  const { authority, url } = transport;
  return (
    <RichText
      text={i18n.t('{area}. Check <0>{authority}</0> before you set out.', { area, authority })}
      elements={[(content) => <TextLink to={url}>{content}</TextLink>]}
    />
  );
}

export function TipsPanel({ pub }: PanelProps) {
  const { site } = useHost();
  const { area, tips } = pub;
  const part = englishPart(pub);
  const gettingThere = <GettingThere area={wordIn(site, area)} transport={site.transport} />;
  const rows = [
    { Icon: Clock, term: i18n.t('Best time'), text: tips.bestTime, part },
    { Icon: TrainFront, term: i18n.t('Getting there'), text: gettingThere, part: {} },
    { Icon: Beer, term: i18n.t('What to order'), text: tips.whatToOrder, part },
  ];
  return (
    <Panel title={i18n.t('Visitor Tips')} icon={<Lightbulb aria-hidden="true" />}>
      <dl className={styles.tips}>
        {rows.map(({ Icon, term, text, part: ofText }) => (
          <div key={term} className={styles.tip}>
            <dt>
              <Icon aria-hidden="true" />
              {term}
            </dt>
            <dd {...ofText}>{text}</dd>
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
      <Panel title={i18n.t('Access')} className={styles.facts} icon={<Accessibility aria-hidden="true" />}>
        <FactRows rows={accessRows(facts)} />
      </Panel>
      <Panel
        title={i18n.t('Before you go')}
        className={styles.facts}
        icon={<ListChecks aria-hidden="true" />}
      >
        <FactRows rows={visitRows({ facts, hours, category: 'pub' }, site)} />
        {source && <p className={styles.source}>{source}</p>}
      </Panel>
    </>
  );
}
