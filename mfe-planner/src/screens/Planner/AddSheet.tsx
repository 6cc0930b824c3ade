import { useHost } from '@guide/contracts/module';
import { distanceText, metresOnFoot, normalizeForSearch } from '@guide/contracts/place';
import { MAX_SEARCH_LENGTH, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { SmartImage, TextField } from '@guide/ui';
import { Check, Plus, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Sheet } from '../../parts/Sheet';
import { findPlace, type Place, refOf } from '../../places/place';
import { addItem, newStop } from '../../plan/changes';
import { MAX_ITEMS_OF_DAY } from '../../plan/limits';
import { hasStop, type Plan, type PlanDay, stopsOf } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import styles from './AddSheet.module.css';

const MAX_SHOWN = 30;

interface AddSheetProps {
  day: PlanDay;
  plan: Plan;
  places: readonly Place[];
  savedOnly: boolean;
  onClose: () => void;
}

/** Adds places to a day: favourites first, then the nearest to its last stop, or the best rated. */
export function AddSheet({ day, plan, places, savedOnly, onClose }: AddSheetProps) {
  const { site } = useHost();
  const [text, setText] = useState('');
  const saved = useMemo(
    () => plan.saved.flatMap((ref) => findPlace(places, ref) ?? []).reverse(),
    [plan.saved, places],
  );
  const last = stopsOf(day)
    .flatMap((stop) => findPlace(places, stop.place)?.at ?? [])
    .at(-1);
  const offered = useMemo(() => {
    const others = savedOnly ? [] : places.filter((place) => !saved.includes(place));
    const metres = ({ at }: Place) => (last && at ? metresOnFoot(last, at) : Number.MAX_VALUE);
    const sorted = others.sort((a, b) => (last ? metres(a) - metres(b) : b.rating - a.rating));
    return [...saved, ...sorted];
  }, [places, saved, savedOnly, last]);
  const query = normalizeForSearch(text);
  const matches = offered.filter(({ name, area, subcategory }) =>
    // Areas and kinds are found in English and in the language of the page.
    normalizeForSearch(
      [name, area, subcategory, wordIn(site, area), wordIn(site, subcategory)].join(' '),
    ).includes(query),
  );
  const isIn = (place: Place) => hasStop(day, refOf(place));
  const isFull = day.items.length >= MAX_ITEMS_OF_DAY;
  return (
    <Sheet
      title={savedOnly ? i18n.t('From your favourites') : i18n.t('Add a stop')}
      lead={
        isFull
          ? i18n.t('{count, plural, other {This day is full: it has # lines.}}', { count: MAX_ITEMS_OF_DAY })
          : undefined
      }
      onClose={onClose}
    >
      {() => (
        <>
          <TextField
            label={i18n.t('Name, area or kind')}
            type="search"
            icon={<Search aria-hidden="true" />}
            value={text}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          {matches.length === 0 && (
            <p className={styles.none} role="status">
              {offered.length === 0
                ? i18n.t('No favourites yet: press the heart of a place anywhere in the guide.')
                : i18n.t('No place of that name. Try a shorter word.')}
            </p>
          )}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
          <ul role="list" className={styles.list}>
            {matches.slice(0, MAX_SHOWN).map((place) => (
              <li key={place.listing}>
                <button
                  type="button"
                  className={styles.place}
                  disabled={isIn(place) || isFull}
                  onClick={() => changePlan(addItem(day.key, newStop(refOf(place))))}
                >
                  <span className={styles.picture}>
                    <SmartImage src={place.imageUrl} alt="" name={place.name} sizes="64px" widths={[400]} />
                  </span>
                  <span>
                    <span className={styles.name}>{place.name}</span>
                    <span className={styles.note}>
                      {[
                        wordIn(site, place.subcategory),
                        wordIn(site, place.area),
                        last && place.at && !isIn(place) && distanceText(metresOnFoot(last, place.at)),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  {isIn(place) ? <Check aria-label={i18n.t('On this day')} /> : <Plus aria-hidden="true" />}
                </button>
              </li>
            ))}
          </ul>
          {matches.length > MAX_SHOWN && (
            <p className={styles.none}>
              {i18n.t('{count, plural, other {{count} more places in {city}: write a part of the name.}}', {
                count: matches.length - MAX_SHOWN,
                city: site.product,
              })}
            </p>
          )}
        </>
      )}
    </Sheet>
  );
}
