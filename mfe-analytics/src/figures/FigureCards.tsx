import type { Period, TopPage } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { RichText, Tag } from '@guide/ui';
import { Eye } from 'lucide-react';
import styles from './FigureCards.module.css';

const PERIOD_NAMES: readonly Period[] = ['day', 'week', 'month'];

/** Element 1 is what depends on the period. */
const changeText = (change: string, period: Period) =>
  i18n.t('<0>{change}</0> from last <1>{period, select, day {day} week {week} other {month}}</1>', {
    change,
    period,
  });

/** The text for each period, which styles show before scripts run (ANA-04). */
const periodTexts = () =>
  Object.fromEntries(
    PERIOD_NAMES.map((period) => [`data-${period}`, /<1>(.*)<\/1>/s.exec(changeText('', period))?.[1]]),
  );

interface Props {
  pages: TopPage[];
  period: Period;
  samples: boolean;
}

/**
 * Four cards (ANA-04 to ANA-09). Only the total is real; the others and all changes are samples (D-18, D-66).
 * @param props.samples - whether to show samples
 */
export function FigureCards({ pages, period, samples }: Props) {
  const { site } = useHost();
  const total = pages.reduce((sum, { count }) => sum + count, 0);
  const signed = new Intl.NumberFormat(site.locale, { signDisplay: 'always' });
  const cards = [
    { title: i18n.t('Total Pageviews'), value: total.toLocaleString(site.locale), change: 0.125 },
    { title: i18n.t('Unique Visitors'), value: signed.format(573), change: 0.072 },
    { title: i18n.t('Most Popular Area'), value: site.samples.area, isWord: true, change: 0.181 },
    { title: i18n.t('Booking Interactions'), value: signed.format(189), change: 0.045 },
  ];
  return (
    <div className={styles.cards}>
      {(samples ? cards : cards.slice(0, 1)).map(({ title, value, isWord, change }, index) => (
        <section
          key={title}
          className={styles.card}
          aria-label={title}
          data-sample={samples ? (index === 0 ? 'change' : 'card') : undefined}
        >
          <header className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            {index === 0 && <Eye aria-hidden="true" />}
          </header>
          <p className={styles.value} data-word={isWord}>
            {value}
          </p>
          {samples && (
            <>
              <p className={styles.change}>
                <Change change={change} period={period} />
              </p>
              <p className={styles.sample}>
                <Tag small tone={index === 0 ? undefined : 'plain'}>
                  {i18n.t('Sample')}
                </Tag>
              </p>
            </>
          )}
        </section>
      ))}
    </div>
  );
}

/** "+12.5% from last day" */
function Change({ change, period }: { change: number; period: Period }) {
  const { site } = useHost();
  const percents = new Intl.NumberFormat(site.locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    signDisplay: 'always',
  });
  return (
    <RichText
      text={changeText(percents.format(change), period)}
      elements={[
        (text) => <b className={styles.rise}>{text}</b>,
        (text) => (
          <span className={styles.period} {...periodTexts()}>
            <span>{text}</span>
          </span>
        ),
      ]}
    />
  );
}
