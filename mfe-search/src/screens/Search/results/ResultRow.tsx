import { useHost, usePaths, useWhen } from '@guide/contracts/module';
import { openingState, walkFrom } from '@guide/contracts/place';
import {
  ButtonLink,
  CardBody,
  CardFacts,
  CardFrame,
  CardHead,
  CardPlace,
  CardText,
  CardTitle,
  OpeningState,
  StarRating,
  Tag,
} from '@guide/ui';
import { useId } from 'react';
import { Marked } from '../../../matching/Marked';
import type { ResultProps } from './ResultCard';
import { ResultPicture } from './ResultPicture';
import styles from './ResultRow.module.css';

export function ResultRow({ result, query, from, priority }: ResultProps) {
  const { site } = useHost();
  const page = usePaths().attraction(result.id);
  const titleId = useId();
  const opening = openingState(result.hours, useWhen(), site, result.hoursSummary);
  return (
    <CardFrame layout="wide" className={styles.row}>
      <ResultPicture result={result} view="list" priority={priority} />
      <CardBody>
        <CardHead>
          <CardTitle level={2} to={page} id={titleId}>
            <Marked text={result.name} query={query} />
          </CardTitle>
          <span className={styles.kind}>
            <Tag tone="plain">
              <Marked text={result.subcategory} query={query} />
            </Tag>
          </span>
        </CardHead>
        <CardFacts>
          <StarRating rule="list" rating={result.rating} reviewCount={result.reviewCount} />
          <CardPlace>
            <Marked text={result.area} query={query} />, {walkFrom(from, result) ?? site.product}
          </CardPlace>
        </CardFacts>
        <CardText>
          <Marked text={result.shortDescription} query={query} />
        </CardText>
        <div className={styles.foot}>
          <OpeningState opening={opening} />
          <ButtonLink small variant="line" to={page} aria-describedby={titleId}>
            View Details
          </ButtonLink>
        </div>
      </CardBody>
    </CardFrame>
  );
}
