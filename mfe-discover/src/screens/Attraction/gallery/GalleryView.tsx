import { useHost } from '@guide/contracts/module';
import { wordIn } from '@guide/contracts/site';
import { i18n, listSeparator } from '@guide/contracts/texts';
import { forward, IconButton, Link, SmartImage } from '@guide/ui';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './GalleryView.module.css';
import type { GalleryPhoto } from './galleryOf';

interface GalleryViewProps {
  photos: readonly GalleryPhoto[];
  name: string;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

function Credit({ credit }: { credit: NonNullable<GalleryPhoto['credit']> }) {
  const { site } = useHost();
  const { attribution, photographerName, photographerUrl, licence, licenceUrl } = credit;
  return (
    <small className={styles.credit}>
      {wordIn(site, attribution)} · <Link to={photographerUrl}>{wordIn(site, photographerName)}</Link>
      {licence && (
        <>
          {listSeparator()}
          {licenceUrl ? <Link to={licenceUrl}>{licence}</Link> : licence}
        </>
      )}
    </small>
  );
}

/** Dialog with one picture. Arrow keys change the picture; Escape or a click outside closes it. */
export function GalleryView({ photos, name, shown, onShow, onClose }: GalleryViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    // Otherwise the link in the credit has the focus.
    element?.focus();
  }, []);

  // `close` returns the focus to the link that opened the dialog.
  const close = () => dialog.current?.close();
  const photo = photos[shown]!;
  const move = (steps: number) => onShow((shown + steps + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(forward());
    if (event.key === 'ArrowLeft') move(-forward());
  };
  return (
    <dialog
      ref={dialog}
      className={styles.view}
      tabIndex={-1}
      aria-label={i18n.t('Pictures of {name}', { name })}
      onKeyDown={onKeyDown}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <figure>
        <div className={styles.picture}>
          <SmartImage
            key={shown}
            src={photo.url}
            alt={photo.alt}
            name={name}
            widths={[800, 1200, 1600]}
            sizes="96vw"
            priority
            subject={photo.subject}
          />
        </div>
        <figcaption className={styles.caption}>
          <span aria-live="polite">
            {[i18n.t('{number} of {count}', { number: shown + 1, count: photos.length }), photo.caption]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {photo.credit && <Credit credit={photo.credit} />}
        </figcaption>
      </figure>
      <div className={styles.controls}>
        <IconButton
          label={i18n.t('Previous picture')}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => move(-1)}
        />
        <IconButton
          label={i18n.t('Next picture')}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => move(1)}
        />
        <IconButton label={i18n.t('Close')} icon={<X aria-hidden="true" />} onClick={close} />
      </div>
    </dialog>
  );
}
