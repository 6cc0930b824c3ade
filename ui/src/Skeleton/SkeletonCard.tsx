import { CardBody, CardFoot, CardFrame } from '../Card/CardFrame';
import { Skeleton } from './Skeleton';
import styles from './Skeleton.module.css';

export const SkeletonCard = () => (
  <CardFrame>
    <Skeleton className={styles.picture} />
    <CardBody>
      <Skeleton width="70%" height="1.6rem" />
      <Skeleton className={styles.place} width="45%" />
      <span className={styles.text}>
        <Skeleton />
        <Skeleton width="82%" />
      </span>
      <CardFoot>
        <Skeleton width="90px" height="1.3rem" />
        <Skeleton width="120px" height="1.3rem" />
      </CardFoot>
    </CardBody>
  </CardFrame>
);
