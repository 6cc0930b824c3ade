import { i18n } from '@guide/contracts/texts';
import { SmartImage } from '@guide/ui';
import { CalendarDays, Lightbulb } from 'lucide-react';
import type { PlaceContent } from './content/placeContent';
import styles from './FeaturedBlock.module.css';
import type { GalleryPhoto } from './gallery/galleryOf';

interface FeaturedBlockProps {
  content: PlaceContent;
  photo: GalleryPhoto | undefined;
}

export function FeaturedBlock({ content, photo }: FeaturedBlockProps) {
  const { featured } = content;
  const part = content.partOf('featured');
  return (
    <section className={styles.block} aria-labelledby="featured" data-kind={featured.kind}>
      <div className={styles.picture}>
        <SmartImage
          src={featured.imageUrl ?? photo?.url}
          alt=""
          name={featured.title}
          sizes={featured.imageUrl ? '(min-width: 1024px) 360px, 100vw' : '(min-width: 1280px) 790px, 100vw'}
          subject={featured.imageUrl ? undefined : photo?.subject}
        />
      </div>
      <div className={styles.content}>
        <p className={styles.kicker}>{i18n.t("Don't miss")}</p>
        <h2 id="featured" {...part} className={styles.title}>
          {featured.title}
        </h2>
        <p {...part} className={styles.text}>
          {featured.description}
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
        <ul role="list" {...part} className={styles.tips}>
          <li className={styles.tip}>
            <CalendarDays aria-hidden="true" />
            {featured.schedule}
          </li>
          {featured.tips.map((tip) => (
            <li key={tip} className={styles.tip}>
              <Lightbulb aria-hidden="true" />
              {tip}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
