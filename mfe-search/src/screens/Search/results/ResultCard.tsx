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
  Rating,
  Tag,
  TextLink,
} from '@guide/ui';
import { useId } from 'react';
import { Marked } from '../../../matching/Marked';
import styles from './ResultCard.module.css';
import { ResultPicture } from './ResultPicture';

export interface ResultProps {
  result: CardListing;
  query: string;
  /** The visitor's position, if results are sorted by distance. */
  from: Point | null;
  priority: boolean;
}

export function ResultCard({ result, query, from, priority }: ResultProps) {
  const { site } = useHost();
  const page = usePaths().attraction(result.id);
  const titleId = useId();
  return (
    <CardFrame>
      <ResultPicture result={result} view="grid" priority={priority} />
      <CardBody>
        <CardTitle level={2} to={page} id={titleId}>
          <Marked text={result.name} query={query} />
        </CardTitle>
        <CardPlace>
          <Marked text={result.area} query={query} />, {walkFrom(from, result) ?? site.product}
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
          <Rating rating={result.rating} reviewCount={result.reviewCount} />
          <TextLink to={page} aria-describedby={titleId} className={styles.view}>
            View
          </TextLink>
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
