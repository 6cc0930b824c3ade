import { IconButton, Link, SmartImage } from '@guide/ui';
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
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.view}
      tabIndex={-1}
      aria-label={`Pictures of ${name}`}
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
            {[`${shown + 1} of ${photos.length}`, photo.caption].filter(Boolean).join(' · ')}
          </span>
          {photo.credit && (
            <small className={styles.credit}>
              {photo.credit.attribution} ·{' '}
              <Link to={photo.credit.photographerUrl}>{photo.credit.photographerName}</Link>
              {photo.credit.licence && (
                <>
                  {', '}
                  {photo.credit.licenceUrl ? (
                    <Link to={photo.credit.licenceUrl}>{photo.credit.licence}</Link>
                  ) : (
                    photo.credit.licence
                  )}
                </>
              )}
            </small>
          )}
        </figcaption>
      </figure>
      <div className={styles.controls}>
        <IconButton
          label="Previous picture"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => move(-1)}
        />
        <IconButton label="Next picture" icon={<ChevronRight aria-hidden="true" />} onClick={() => move(1)} />
        <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={close} />
      </div>
    </dialog>
  );
}
