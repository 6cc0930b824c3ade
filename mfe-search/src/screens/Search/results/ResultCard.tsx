import { useHost, usePaths, useWhen } from '@guide/contracts/module';
import { type CardListing, openingState, type Point, walkFrom } from '@guide/contracts/place';
import { englishPart, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import {
  CardBody,
  CardFoot,
  CardFrame,
  CardPlace,
  CardText,
  CardTitle,
  OpeningState,
  RichText,
  StarRating,
  Tag,
  TextLink,
} from '@guide/ui';
import { useId } from 'react';
import { Marked } from '../../../matching/Marked';
import { ResultPicture } from './ResultPicture';
import styles from './views.module.css';

interface ResultProps {
  result: CardListing;
  query: string;
  /** The visitor's position, if results are sorted by distance. */
  from: Point | null;
  priority: boolean;
}

/** A result of grid and list; CSS hides what only the other one shows (SEARCH-16, SEARCH-17, SEARCH-19). */
export function ResultCard({ result, query, from, priority }: ResultProps) {
  const { site } = useHost();
  const page = usePaths().attraction(result.id);
  const titleId = useId();
  return (
    <CardFrame className={styles.card}>
      <ResultPicture result={result} priority={priority} />
      <CardBody>
        <CardTitle level={2} to={page} id={titleId}>
          <Marked text={result.name} query={query} />
        </CardTitle>
        <CardPlace>
          <RichText
            text={i18n.t('<0>{area}</0>, {place}', {
              area: wordIn(site, result.area),
              place: walkFrom(from, result) ?? site.product,
            })}
            elements={[(area) => <Marked text={area} query={query} />]}
          />
        </CardPlace>
        <CardText {...englishPart(result)}>
          <Marked text={result.shortDescription} query={query} />
        </CardText>
        <p className={styles.kind}>
          <Tag tone="plain">
            <Marked text={wordIn(site, result.subcategory)} query={query} />
          </Tag>
          <OpeningState opening={openingState(result.hours, useWhen(), site, result.hoursSummary)} />
        </p>
        <CardFoot>
          <StarRating rule="list" rating={result.rating} reviewCount={result.reviewCount} />
          <TextLink to={page} aria-describedby={titleId} className={styles.link}>
            <RichText
              text={i18n.t('View<0> Details</0>')}
              elements={[(rest) => <span className={styles.details}>{rest}</span>]}
            />
          </TextLink>
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
