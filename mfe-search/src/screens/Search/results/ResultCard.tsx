import { useHost, usePaths, useWhen } from '@guide/contracts/module';
import { type CardListing, openingState, type Point, walkFrom } from '@guide/contracts/place';
import {
  CardBody,
  CardFoot,
  CardFrame,
  CardPlace,
  CardText,
  CardTitle,
  OpeningState,
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
          <Marked text={result.area} query={query} />
          {`, ${walkFrom(from, result) ?? site.product}`}
        </CardPlace>
        <CardText>
          <Marked text={result.shortDescription} query={query} />
        </CardText>
        <p className={styles.kind}>
          <Tag tone="plain">
            <Marked text={result.subcategory} query={query} />
          </Tag>
          <OpeningState opening={openingState(result.hours, useWhen(), site, result.hoursSummary)} />
        </p>
        <CardFoot>
          <StarRating rule="list" rating={result.rating} reviewCount={result.reviewCount} />
          <TextLink to={page} aria-describedby={titleId} className={styles.link}>
            View<span className={styles.details}> Details</span>
          </TextLink>
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
