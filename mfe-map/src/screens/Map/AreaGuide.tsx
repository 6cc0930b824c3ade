import type { Area } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Button, Kicker, SmartImage } from '@guide/ui';
import { ChevronLeft, Info } from 'lucide-react';
import { FullMapForm } from './AllAreas';
import { AREA_WIDTHS } from './AreaCard';
import styles from './AreaGuide.module.css';

export function AreaGuide({ area }: { area: Area }) {
  const { site } = useHost();
  return (
    <article className={styles.card} aria-labelledby="area-guide">
      <div className={styles.picture}>
        <SmartImage src={area.imageUrl} alt="" name={area.name} widths={AREA_WIDTHS} priority />
      </div>
      <div className={styles.body}>
        <Kicker>{site.product} Area Guide</Kicker>
        <h2 id="area-guide" className={styles.name}>
          {area.name}
        </h2>
        <p className={styles.description}>{area.description}</p>
        <div className={styles.note}>
          <h3 className={styles.noteTitle}>
            <Info aria-hidden="true" />
            Map Navigation Tips
          </h3>
          <p>
            Use the map to find attractions, restaurants and venues in {area.name}, and filter by place type.
          </p>
        </div>
        <FullMapForm>
          <Button variant="line" type="submit" full icon={<ChevronLeft aria-hidden="true" />}>
            Back to Full Map
          </Button>
        </FullMapForm>
      </div>
    </article>
  );
}
