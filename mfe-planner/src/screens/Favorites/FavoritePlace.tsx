import { useHost } from '@guide/contracts/module';
import { openingState, type When } from '@guide/contracts/place';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { OpeningState, Rating, RichText, SmartImage } from '@guide/ui';
import { CalendarDays } from 'lucide-react';
import { shortDay } from '../../day/texts';
import { HeartButton } from '../../parts/HeartButton';
import { hiddenWords } from '../../parts/hiddenWords';
import { PlaceHeading } from '../../parts/PlaceHeading';
import { type Place, refOf } from '../../places/place';
import { setFavorite } from '../../plan/favorites';
import { daysWith, type Plan } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import styles from './Favorites.module.css';

interface FavoritePlaceProps {
  place: Place;
  plan: Plan;
  when: When;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
  onAdd: () => void;
}

export function FavoritePlace({ place, plan, when, isChosen, onChoose, onAdd }: FavoritePlaceProps) {
  const { site, toast } = useHost();
  const { name, subcategory, price, rating, imageUrl, hours, hoursSummary } = place;
  const [day] = daysWith(plan, refOf(place));
  return (
    <article className={styles.place} data-chosen={isChosen || undefined}>
      <div className={styles.picture}>
        <SmartImage src={imageUrl} alt="" name={name} sizes="150px" widths={[400]} />
      </div>
      <label className={styles.choice} data-print="hide">
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="visually-hidden">{i18n.t('Choose {name}', { name })}</span>
      </label>
      <div className={styles.words}>
        <PlaceHeading place={place} wide>
          {name}
        </PlaceHeading>
        <p className={styles.facts}>
          <Rating rating={rating} />
          {[wordIn(site, subcategory), price === 'Free' ? i18n.t('Free') : price].filter(Boolean).join(' · ')}
        </p>
        <OpeningState opening={openingState(hours, when, site, hoursSummary)} />
        {day ? (
          <p className={styles.planned}>
            <CalendarDays aria-hidden="true" />
            {shortDay(day.date, site.locale)}
          </p>
        ) : (
          <button type="button" className={styles.plan} data-print="hide" onClick={onAdd}>
            <RichText text={i18n.t('Add to a day<0>: {name}</0>', { name })} elements={[hiddenWords]} />
          </button>
        )}
      </div>
      <div className={styles.heart}>
        <HeartButton
          name={name}
          on
          onPress={() => {
            changePlan(setFavorite(refOf(place), false));
            toast({ title: i18n.t('{name} is no longer in your favourites', { name }) });
          }}
        />
      </div>
    </article>
  );
}
