import { Image } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../classNames';
import { useSite } from '../Link/SiteContext';
import { cropPosition } from './cropPosition';
import positions from './cropPosition.module.css';
import { imageSources } from './imageSources';
import { PictureFallback } from './PictureFallback';
import styles from './SmartImage.module.css';
import { useNearViewport } from './useNearViewport';
import { usePicture } from './usePicture';
import { useServed } from './useServed';

export interface SmartImageProps {
  /** Path of a picture, for example "/images/tower-of-london.svg". */
  src: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The place's name, shown if the picture fails. */
  name?: string;
  /** A second picture to try. */
  fallbackSrc?: string;
  /** The width it is shown at, as in the `sizes` attribute of `img`. */
  sizes?: string;
  widths?: readonly number[];
  /** The screen's first picture: loads at once, without a fade. */
  priority?: boolean;
  /** Part that a crop keeps: left, top, right and bottom edge in percent; default: the middle. */
  subject?: readonly number[];
  onLoaded?: () => void;
  onFailed?: () => void;
  className?: string;
}

/**
 * A picture that fills its frame (IMG-01 to IMG-06). The server sends an empty `img`, which the page's first script may
 * fill before hydration; without JavaScript the browser loads it; with the data saver it waits for a press.
 */
export function SmartImage({
  src,
  alt,
  name,
  fallbackSrc,
  sizes,
  widths,
  priority = false,
  subject,
  ...rest
}: SmartImageProps) {
  const { onLoaded, onFailed, className } = rest;
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const { saveData } = useSite();
  const [asked, setAsked] = useState(false);
  const held = saveData && !asked;
  const near = useNearViewport(frame, { watching: !priority && !held });
  const picture = usePicture(image, { src, fallbackSrc, onLoaded, onFailed });
  const possible = !held && picture.state !== 'failed';
  const shown = possible && (priority || near);
  const served = useServed();

  const attributes = { sizes: sizes ?? '100vw', className: styles.image, decoding: 'async' as const };
  return (
    <span
      ref={frame}
      className={classNames(
        styles.frame,
        ...(subject ? cropPosition(subject) : []).map((name) => positions[name]),
        className,
      )}
      data-state={held ? 'held' : picture.state}
      suppressHydrationWarning={served}
      data-fade={priority ? undefined : 'on'}
    >
      {(held || picture.state === 'failed') && <PictureFallback name={name} alt={alt} />}
      {held && (
        <button type="button" className={styles.ask} onClick={() => setAsked(true)}>
          <Image aria-hidden="true" />
          <span className="visually-hidden">Show picture{name ? ` of ${name}` : ''}</span>
        </button>
      )}
      {possible && (shown || served) && (
        <img
          ref={image}
          {...attributes}
          {...(shown && imageSources(picture.source, widths))}
          alt={alt}
          suppressHydrationWarning={served}
          fetchPriority={priority ? 'high' : undefined}
          onLoad={picture.onLoad}
          onError={picture.onError}
        />
      )}
      {!held && !priority && (
        <noscript>
          <img {...attributes} {...imageSources(src, widths)} alt={alt} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}
