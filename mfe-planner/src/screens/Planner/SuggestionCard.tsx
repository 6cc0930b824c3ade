import { i18n } from '@guide/contracts/texts';
import {
  Button,
  CardBody,
  CardFoot,
  CardFrame,
  CardPicture,
  CardPlace,
  CardText,
  Link,
  Rating,
  RichText,
} from '@guide/ui';
import { Footprints, Utensils } from 'lucide-react';
import { hiddenWords } from '../../parts/hiddenWords';
import { pathOf } from '../../places/place';
import type { Shown, ShownDay, ShownStop } from '../../suggestions/shownDay';
import type { SuggestionKind } from '../../suggestions/suggestDays';
import styles from './SuggestionCard.module.css';

const titlesOfKinds = (): Record<SuggestionKind, string> => ({
  first: i18n.t('A first day'),
  rain: i18n.t('A rainy day'),
  children: i18n.t('A day with children'),
});

interface SuggestionCardProps {
  shown: Shown;
  onUse: (day: ShownDay) => void;
}

export function SuggestionCard({ shown, onUse }: SuggestionCardProps) {
  const title = titlesOfKinds()[shown.kind];
  if (!('stops' in shown))
    return (
      <article className={styles.gap}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.why}>{shown.why}</p>
      </article>
    );
  const { picture, areas, why, stops, summary } = shown;
  return (
    <CardFrame>
      <CardPicture src={picture.src} alt="" name={picture.name} />
      <CardBody>
        <h3 className={styles.title}>{title}</h3>
        <CardPlace>{areas}</CardPlace>
        <CardText>{why}</CardText>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
        <ol role="list" className={styles.stops}>
          {stops.map((stop) => (
            <Stop key={stop.place?.listing ?? 'lunch'} stop={stop} />
          ))}
        </ol>
        <CardFoot>
          <p className={styles.summary}>{summary}</p>
          <Button full className={styles.use} onClick={() => onUse(shown)}>
            <RichText text={i18n.t('Use this day<0>: {title}</0>', { title })} elements={[hiddenWords]} />
          </Button>
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}

function Stop({ stop: { place, begin, walk, rating, note, isUnconfirmed } }: { stop: ShownStop }) {
  return (
    <li className={styles.stop}>
      {walk && (
        <p className={styles.walk}>
          <Footprints aria-hidden="true" />
          {walk}
        </p>
      )}
      <p className={styles.time}>{begin}</p>
      {place ? (
        <div className={styles.place}>
          <Link to={pathOf(place)} className={styles.name}>
            {place.name}
          </Link>
          <p className={styles.note}>
            {rating !== undefined && <Rating rating={rating} />}
            {note}
          </p>
          {isUnconfirmed && (
            <p className={styles.unconfirmed}>{i18n.t('Usual hours, not confirmed for this day')}</p>
          )}
        </div>
      ) : (
        <p className={styles.lunch}>
          <Utensils aria-hidden="true" />
          {i18n.t('Lunch break')}
        </p>
      )}
    </li>
  );
}
