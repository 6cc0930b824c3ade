import type { Area } from '@guide/contracts/api';
import { useHost, usePaths } from '@guide/contracts/module';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Kicker, SmartImage, TextLink } from '@guide/ui';
import styles from './AreaCard.module.css';

/** One width for all pixel densities (CONST-13, D-87). */
export const AREA_WIDTHS = [800] as const;

export function AreaCard({ area }: { area: Area }) {
  const { site } = useHost();
  const to = usePaths();
  const name = wordIn(site, area.name);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <SmartImage src={area.imageUrl} alt="" name={name} widths={AREA_WIDTHS} />
      </div>
      <div className={styles.body}>
        <Kicker>{i18n.t('{city} Area', { city: site.product })}</Kicker>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.description}>{area.description}</p>
        <TextLink to={to.map(area.name)} arrow="onward" className={styles.explore}>
          {i18n.t('Explore {name}', { name })}
        </TextLink>
      </div>
    </article>
  );
}
