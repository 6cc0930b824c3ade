import { i18n } from '@guide/contracts/texts';
import { Image } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../classNames';
import { useSite } from '../Link/SiteContext';
import { cropPosition } from './cropPosition';
import positions from './cropPosition.module.css';
import { DrawnPicture } from './DrawnPicture';
import { imageSources } from './imageSources';
import { PictureFallback } from './PictureFallback';
import styles from './SmartImage.module.css';
import { useNearViewport } from './useNearViewport';
import { type PictureSource, usePicture } from './usePicture';
import { useServed } from './useServed';

export interface SmartImageProps extends Omit<PictureSource, 'src'> {
  /** Absent or empty: a drawn picture with the name. */
  src?: string;
  /** Empty if text next to the picture says the same. */
  alt: string;
  /** Name of the place, shown if the picture fails. */
  name?: string;
  sizes?: string;
  widths?: readonly number[];
  /** For the first picture of a screen: loads immediately, without a fade. */
  priority?: boolean;
  /** Part that must survive cropping: left, top, right, bottom in percent; default: the centre. */
  subject?: readonly number[];
  className?: string;
}

/** A picture that fills its frame; a drawn one for a place without a picture. */
export const SmartImage = ({ src, ...picture }: SmartImageProps) =>
  src ? (
    <LoadedImage src={src} {...picture} />
  ) : (
    <DrawnPicture name={picture.name} alt={picture.alt} className={picture.className} />
  );

/**
 * A picture that fills its frame (IMG-01 to IMG-06) and loads near the viewport, or on click with the data saver. Until
 * then its `img` has no source; on a served page the first script may set one before hydration.
 */
function LoadedImage({
  alt,
  name,
  sizes,
  widths,
  priority = false,
  subject,
  className,
  ...source
}: SmartImageProps & PictureSource) {
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const { saveData } = useSite();
  const [requested, setRequested] = useState(false);
  const deferred = saveData && !requested;
  const near = useNearViewport(frame, { watching: !priority && !deferred });
  const picture = usePicture(image, source);
  const canLoad = !deferred && picture.state !== 'failed';
  const served = useServed();

  const attributes = { sizes, className: styles.image, decoding: 'async' as const };
  return (
    <span
      ref={frame}
      className={classNames(
        styles.frame,
        ...(subject ? cropPosition(subject) : []).map((name) => positions[name]),
        className,
      )}
      data-state={deferred ? 'held' : picture.state}
      suppressHydrationWarning={served}
      data-fade={priority ? undefined : 'on'}
    >
      {(deferred || picture.state === 'failed') && <PictureFallback name={name} alt={alt} />}
      {deferred && (
        <button type="button" className={styles.ask} onClick={() => setRequested(true)}>
          <Image aria-hidden="true" />
          <span className="visually-hidden">
            {name ? i18n.t('Show picture of {place}', { place: name }) : i18n.t('Show picture')}
          </span>
        </button>
      )}
      {canLoad && (
        <img
          ref={image}
          {...attributes}
          {...((priority || near) && imageSources(picture.source, widths))}
          alt={alt}
          suppressHydrationWarning={served}
          fetchPriority={priority ? 'high' : undefined}
          onLoad={picture.onLoad}
          onError={picture.onError}
        />
      )}
      {!deferred && !priority && (
        <noscript>
          <img {...attributes} {...imageSources(source.src, widths)} alt={alt} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}
