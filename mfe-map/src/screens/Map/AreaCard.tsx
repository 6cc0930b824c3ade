import type { Area } from '@guide/contracts/api';
import { useHost, usePaths } from '@guide/contracts/module';
import { Kicker, SmartImage, TextLink } from '@guide/ui';
import styles from './AreaCard.module.css';

/** One width for all pixel densities (CONST-13, D-87). */
export const AREA_WIDTHS = [800] as const;

export function AreaCard({ area }: { area: Area }) {
  const { site } = useHost();
  const to = usePaths();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <SmartImage src={area.imageUrl} alt="" name={area.name} widths={AREA_WIDTHS} />
      </div>
      <div className={styles.body}>
        <Kicker>{`${site.product} Area`}</Kicker>
        <h3 className={styles.name}>{area.name}</h3>
        <p className={styles.description}>{area.description}</p>
        <TextLink to={to.map(area.name)} arrow="onward" className={styles.explore}>
          {`Explore ${area.name}`}
        </TextLink>
      </div>
    </article>
  );
}
