import { i18n } from '@guide/contracts/texts';
import { imageUrl, SmartImage } from '@guide/ui';
import { type MouseEvent, useState } from 'react';
import styles from './Gallery.module.css';
import { GalleryView } from './GalleryView';
import type { GalleryPhoto } from './galleryOf';

const FULL_WIDTH_PX = 1600;

function sizesOf(index: number, count: number) {
  if (count === 1) return '(min-width: 1024px) 804px, 100vw';
  return index === 0 ? '(min-width: 1024px) 525px, 100vw' : '(min-width: 1024px) 262px, 50vw';
}

/** Pictures that open in a dialog; links to the files without JavaScript (ATT-03). */
export function Gallery({ photos, name }: { photos: readonly GalleryPhoto[]; name: string }) {
  const [shown, setShown] = useState<number | null>(null);

  const open = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <section aria-label={i18n.t('Pictures of {name}', { name })}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
      <ul role="list" className={styles.gallery}>
        {photos.map((photo, index) => (
          <li key={photo.url} className={styles.item}>
            <figure className={styles.figure}>
              <a
                href={imageUrl(photo.url, FULL_WIDTH_PX)}
                className={styles.frame}
                aria-haspopup="dialog"
                onClick={open(index)}
              >
                <SmartImage
                  src={photo.url}
                  alt={photo.alt}
                  name={name}
                  sizes={sizesOf(index, photos.length)}
                  subject={photo.subject}
                />
              </a>
              {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <GalleryView
          photos={photos}
          name={name}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
