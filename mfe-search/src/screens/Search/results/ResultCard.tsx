import { useHost, usePaths } from '@guide/contracts/module';
import { type CardListing, type Point, walkFrom } from '@guide/contracts/place';
import {
  CardBody,
  CardFoot,
  CardFrame,
  CardPlace,
  CardText,
  CardTitle,
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
  /** Highlighted in the texts. */
  searched: string;
  /** The visitor's position, while the nearest come first. */
  from: Point | null;
  /** The picture loads first. */
  priority: boolean;
}

/** SEARCH-15, SEARCH-17, SEARCH-18. */
export function ResultCard({ result, searched, from, priority }: ResultProps) {
  const { product } = useHost().site;
  const page = usePaths().attraction(result.id);
  const titleId = useId();
  return (
    <CardFrame>
      <ResultPicture result={result} view="grid" priority={priority} />
      <CardBody>
        <CardTitle level={2} to={page} id={titleId}>
          <Marked text={result.name} searched={searched} />
        </CardTitle>
        <CardPlace>
          <Marked text={result.area} searched={searched} />, {walkFrom(from, result) ?? product}
        </CardPlace>
        <CardText>
          <Marked text={result.shortDescription} searched={searched} />
        </CardText>
        <p className={styles.kind}>
          <Tag tone="plain">
            <Marked text={result.subcategory} searched={searched} />
          </Tag>
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
