import { useHost } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { classNames, ErrorPanel } from '@guide/ui';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { ZoomLimits } from '../map/createMap';
import type { Box } from '../places/box';
import { MapControls } from './MapControls';
import styles from './MapStage.module.css';
import onMap from './onMap.module.css';
import { PlaceCard } from './PlaceCard';
import { PlacePopup } from './PlacePopup';
import { StillMap } from './StillMap';
import { TwoFingerHint } from './TwoFingerHint';
import { useApproach } from './useApproach';
import { useCityMap } from './useCityMap';
import { useDrawn } from './useDrawn';
import { type MapContent, useMapContent } from './useMapContent';

interface MapStageProps extends MapContent {
  label: string;
  zoom: number;
  photos: boolean;
  /** Shows a detail card at every width (WIDGET-06). */
  withCard?: boolean;
  onView?: (ids: Set<number>, view: Box) => void;
  onReady?: () => void;
  frame?: RefObject<HTMLElement | null>;
  className?: string;
  children?: ReactNode;
}

/** Below this width a sheet replaces the popup. */
const SHEET_BELOW_PX = 480;

/** Whether the picture shows what the map would: the city, without a chosen area, place or visitor's places. */
const isPictureEnough = (
  { area, fitOn, startWith, selection, walking }: MapStageProps,
  dataSaver: boolean,
  { mapGround }: Site,
): boolean =>
  mapGround !== undefined &&
  !dataSaver &&
  !area?.name &&
  !area?.place &&
  fitOn === undefined &&
  !startWith &&
  !selection.place &&
  !walking.from;

/** The map with controls, popup or sheet. A static map is shown on the server and until the map is drawn. */
export function MapStage(props: MapStageProps) {
  const {
    label,
    zoom,
    places,
    selection,
    photos,
    walking,
    withCard = false,
    onView,
    className,
    children,
  } = props;
  const { settings, site } = useHost();
  const ownFrame = useRef<HTMLElement>(null);
  const frame = props.frame ?? ownFrame;
  const target = useRef<HTMLDivElement>(null);
  const help = useId();
  const narrow = useNarrow(frame);
  const [limits, setLimits] = useState<ZoomLimits>({ closest: false, farthest: false });
  const [tiles, setTiles] = useState(false);
  const isWanted = useApproach(frame, isPictureEnough(props, settings.dataSaver, site));
  const listeners = {
    onSelect: (id: number) => {
      const place = places.find((candidate) => candidate.id === id);
      if (place) selection.select(place);
    },
    onView: (ids: Set<number>, view: Box) => onView?.(ids, view),
    onZoomLimits: setLimits,
    onTiles: setTiles,
  };
  const { map, failed, retry } = useCityMap(target, zoom, listeners, isWanted);
  useMapContent(map, !narrow, props);
  const still = useRef<HTMLDivElement>(null);
  const drawn = useDrawn(map, still);
  const onReady = useEffectEvent(() => props.onReady?.());
  useEffect(() => {
    if (drawn) onReady();
  }, [drawn]);

  const focusMap = () => target.current?.focus({ preventScroll: true });
  const { place } = selection;
  // `PlaceFacts` shows the walk from a chosen start.
  const ownPosition = walking.on && !walking.startName ? walking.from : null;
  const card = useRef<HTMLElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !place) return;
    event.stopPropagation();
    selection.clear();
  };
  return (
    <section
      ref={frame}
      className={classNames(styles.frame, className)}
      aria-label={label}
      data-map={failed ? 'failed' : drawn ? 'ready' : 'loading'}
      data-tiles={tiles ? 'shown' : undefined}
      onKeyDown={closeOnEscape}
      data-print="hide"
    >
      <p id={help} className="visually-hidden">
        {i18n.t('Arrow keys move the map, plus and minus zoom. The places are also in a list.')}
      </p>
      <div
        ref={target}
        className={`${styles.target} ${onMap.map}`}
        role="application"
        // West is on the left in every language.
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the focused map.
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
      />
      {!drawn && !failed && (
        <div ref={still} className={styles.loading}>
          {!settings.dataSaver && (
            <StillMap
              places={places}
              zoom={zoom}
              onSelect={(selected) => {
                // The pin is about to be removed. The map gets the focus, now and when the card closes.
                focusMap();
                selection.select(selected);
              }}
              onLeave={focusMap}
            />
          )}
          <Caption isDrawing={isWanted} />
        </div>
      )}
      {failed && (
        <div className={styles.failure}>
          <ErrorPanel
            level={3}
            title={i18n.t('The map could not be drawn')}
            text={i18n.t('The places are still in the list. Check your connection and try again.')}
            onRetry={retry}
          />
        </div>
      )}
      {/* Pins of the static map open the card, too. */}
      {place && !failed && (narrow || withCard || (!drawn && selection.movesFocus)) && (
        <PlaceCard
          key={`card ${place.id}`}
          ref={card}
          map={map}
          place={place}
          photos={photos}
          from={ownPosition}
          sheet={narrow}
          movesFocus={selection.movesFocus}
          onClose={selection.clear}
        />
      )}
      {map && (
        <>
          {createPortal(
            <MapControls map={map} limits={limits} onLocate={walking.locate} tiles={tiles} />,
            map.controls,
          )}
          {drawn && place && !narrow && (
            <PlacePopup
              key={place.id}
              map={map}
              place={place}
              photos={photos}
              nameOnly={withCard}
              movesFocus={selection.movesFocus}
              from={ownPosition}
              card={card}
              onClose={selection.clear}
            />
          )}
        </>
      )}
      {map && <TwoFingerHint target={target} />}
      {children}
    </section>
  );
}

function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setNarrow(entry!.contentRect.width < SHEET_BELOW_PX));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}

function Caption({ isDrawing }: { isDrawing: boolean }) {
  const { site } = useHost();
  // The key creates a new element, which prevents layout shift.
  return (
    <p key={String(isDrawing)} className={styles.caption} data-needs-script={isDrawing ? undefined : ''}>
      {isDrawing
        ? i18n.t('Drawing the map of {city}...', { city: site.product })
        : i18n.t('Touch the map to open it')}
    </p>
  );
}
