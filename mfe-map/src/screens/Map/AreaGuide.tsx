import type { Area } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Button, Kicker, SmartImage } from '@guide/ui';
import { ChevronLeft, Info } from 'lucide-react';
import { FullMapForm } from './AllAreas';
import { AREA_WIDTHS } from './AreaCard';
import styles from './AreaGuide.module.css';

export function AreaGuide({ area }: { area: Area }) {
  const { site } = useHost();
  const name = wordIn(site, area.name);
  return (
    <article className={styles.card} aria-labelledby="area-guide">
      <div className={styles.picture}>
        <SmartImage src={area.imageUrl} alt="" name={name} widths={AREA_WIDTHS} priority />
      </div>
      <div className={styles.body}>
        <Kicker>{i18n.t('{city} Area Guide', { city: site.product })}</Kicker>
        <h2 id="area-guide" className={styles.name}>
          {name}
        </h2>
        <p className={styles.description}>{area.description}</p>
        <div className={styles.note}>
          <h3 className={styles.noteTitle}>
            <Info aria-hidden="true" />
            {i18n.t('Map Navigation Tips')}
          </h3>
          <p>
            {i18n.t(
              'Use the map to find attractions, restaurants and venues in {area}, and filter by place type.',
              { area: name },
            )}
          </p>
        </div>
        <FullMapForm>
          <Button variant="line" type="submit" full icon={<ChevronLeft aria-hidden="true" />}>
            {i18n.t('Back to Full Map')}
          </Button>
        </FullMapForm>
      </div>
    </article>
  );
}
