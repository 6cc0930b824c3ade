import type { SuggestedPlace, SuggestedSearch, Suggestion } from '@guide/contracts/api';
import { usePaths } from '@guide/contracts/module';
import { suggestionPath, suggestionText } from '@guide/contracts/place';
import {
  CardBody,
  CardFrame,
  CardPicture,
  CardPlace,
  CardText,
  CardTitle,
  ChipLink,
  TextLink,
} from '@guide/ui';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  /** Ids of the results; they are not suggested. */
  resultIds: readonly number[];
}

/** Suggestions for a search with few results; the first is a card if there are none. */
export function Suggestions({ suggestions, resultIds }: SuggestionsProps) {
  const to = usePaths();
  const places = suggestions.filter(
    (item): item is SuggestedPlace => item.type === 'place' && !resultIds.includes(item.id),
  );
  const searches = suggestions.filter((item): item is SuggestedSearch => item.type === 'search');
  const walks = searches.filter(({ query }) => query.from);
  const kinds = searches.filter(({ query }) => !query.from);
  const [first, ...morePlaces] = places;
  if (!first && searches.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-label="Suggestions">
      {first && (
        <>
          <h2 className={styles.meant}>
            {first.reason ? `${first.reason[0]!.toUpperCase()}${first.reason.slice(1)}: ` : 'Did you mean '}
            {resultIds.length > 0 ? (
              <TextLink to={suggestionPath(to, first)}>{first.name}</TextLink>
            ) : (
              first.name
            )}
            {!first.reason && '?'}
          </h2>
          {resultIds.length > 0 ? (
            <p className={styles.note}>
              {first.subcategory} · {first.area}
            </p>
          ) : (
            <CardFrame className={styles.card}>
              <CardPicture src={first.imageUrl} alt="" name={first.name} priority />
              <CardBody>
                <CardTitle level={3} to={suggestionPath(to, first)}>
                  {first.name}
                </CardTitle>
                <CardPlace>
                  {first.subcategory} · {first.area}
                </CardPlace>
                <CardText>{first.shortDescription}</CardText>
              </CardBody>
            </CardFrame>
          )}
        </>
      )}
      {morePlaces.length > 0 && (
        <ul className={styles.others} aria-label="Or one of these">
          {morePlaces.map((place) => (
            <li key={place.id}>
              <TextLink to={suggestionPath(to, place)}>{place.name}</TextLink>{' '}
              <span className={styles.note}>
                {place.reason ?? place.subcategory} · {place.area}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Searches searches={walks} name="On foot" />
      <Searches searches={kinds} name="Kinds" label={first ? 'Or look by kind' : 'Look by kind'} />
    </section>
  );
}

function Searches({
  searches,
  name,
  label = name,
}: {
  searches: readonly SuggestedSearch[];
  name: string;
  label?: string;
}) {
  const to = usePaths();
  if (searches.length === 0) return null;
  return (
    <>
      <p className={styles.label}>{label}</p>
      <ul className={styles.kinds} aria-label={name}>
        {searches.map((search) => (
          <li key={search.label}>
            <ChipLink to={suggestionPath(to, search)}>{suggestionText(search)}</ChipLink>
          </li>
        ))}
      </ul>
    </>
  );
}
