import type { SuggestedPlace, SuggestedSearch, Suggestion } from '@guide/contracts/api';
import { useHost, usePaths } from '@guide/contracts/module';
import { suggestionPath, suggestionText } from '@guide/contracts/place';
import { englishPart, type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  CardBody,
  CardFrame,
  CardPicture,
  CardPlace,
  CardText,
  CardTitle,
  ChipLink,
  RichText,
  TextLink,
} from '@guide/ui';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  suggestions: readonly Suggestion[];
  /** Ids of the results; they are not suggested. */
  resultIds: readonly number[];
}

/** "Did you mean <0>Westminster Abbey</0>?", or what its page says: "Live music: <0>Westminster Abbey</0>". */
function meantText({ name, reason }: SuggestedPlace, { locale }: Pick<Site, 'locale'>): string {
  if (!reason) return i18n.t('Did you mean <0>{name}</0>?', { name });
  const [first = '', ...rest] = reason;
  return i18n.t('{reason}: <0>{name}</0>', {
    reason: [first.toLocaleUpperCase(locale), ...rest].join(''),
    name,
  });
}

/** The best suggestion: a link below results, or a card if there are none. */
function MeantPlace({ place, hasResults }: { place: SuggestedPlace; hasResults: boolean }) {
  const { site } = useHost();
  const path = suggestionPath(usePaths(), place);
  const note = `${wordIn(site, place.subcategory)} · ${wordIn(site, place.area)}`;
  return (
    <>
      <h2 className={styles.meant}>
        <RichText
          text={meantText(place, site)}
          elements={[(name) => (hasResults ? <TextLink to={path}>{name}</TextLink> : name)]}
        />
      </h2>
      {hasResults ? (
        <p className={styles.note}>{note}</p>
      ) : (
        <CardFrame className={styles.card}>
          <CardPicture src={place.imageUrl} alt="" name={place.name} priority />
          <CardBody>
            <CardTitle level={3} to={path}>
              {place.name}
            </CardTitle>
            <CardPlace>{note}</CardPlace>
            <CardText {...englishPart(place)}>{place.shortDescription}</CardText>
          </CardBody>
        </CardFrame>
      )}
    </>
  );
}

/** Suggestions for a search with few results; the first is a card if there are none. */
export function Suggestions({ suggestions, resultIds }: SuggestionsProps) {
  const { site } = useHost();
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
    <section className={styles.suggestions} aria-label={i18n.t('Suggestions')}>
      {first && <MeantPlace place={first} hasResults={resultIds.length > 0} />}
      {morePlaces.length > 0 && (
        <ul className={styles.others} aria-label={i18n.t('Or one of these')}>
          {morePlaces.map((place) => (
            <li key={place.id}>
              <TextLink to={suggestionPath(to, place)}>{place.name}</TextLink>{' '}
              <span className={styles.note}>
                {place.reason ?? wordIn(site, place.subcategory)} · {wordIn(site, place.area)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Searches searches={walks} name={i18n.t('On foot')} />
      <Searches
        searches={kinds}
        name={i18n.t('Kinds')}
        label={first ? i18n.t('Or look by kind') : i18n.t('Look by kind')}
      />
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
