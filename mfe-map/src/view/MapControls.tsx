import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { IconButton } from '@guide/ui';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { useEffect } from 'react';
import type { CityMap, ZoomLimits } from '../map/createMap';
import styles from './MapStage.module.css';

interface MapControlsProps {
  map: CityMap;
  limits: ZoomLimits;
  onLocate: () => void;
  tiles: boolean;
}

/** Zoom buttons, "Near me", a note at the maximum zoom, and credits. Disabled buttons keep the focus. */
export function MapControls({ map, limits, onLocate, tiles }: MapControlsProps) {
  const { settings, site } = useHost();
  const { dataSaver } = settings;
  const { attribution } = site.tiles;
  // The data saver disables public tiles (D-61).
  useEffect(() => map.wantTiles(!dataSaver), [map, dataSaver]);
  return (
    <>
      <div className={styles.controls}>
        <IconButton
          className={styles.control}
          label={i18n.t('Zoom in')}
          icon={<Plus aria-hidden="true" />}
          aria-disabled={limits.closest}
          onClick={() => map.zoomBy(1)}
        />
        <IconButton
          className={styles.control}
          label={i18n.t('Zoom out')}
          icon={<Minus aria-hidden="true" />}
          aria-disabled={limits.farthest}
          onClick={() => map.zoomBy(-1)}
        />
        <IconButton
          className={styles.control}
          label={i18n.t('Near me')}
          title={i18n.t('Near me: distances and walking times. Your position stays in this browser.')}
          icon={<LocateFixed aria-hidden="true" />}
          onClick={onLocate}
        />
      </div>
      <div className={styles.note} role="status">
        {limits.closest && !tiles && (
          <span className={styles.noteText} dir="auto">
            {dataSaver
              ? i18n.t('No street detail while data saver is on')
              : i18n.t('You cannot zoom in any further')}
          </span>
        )}
      </div>
      <p className={styles.credit}>
        {map.isDrawn && <span dir="auto">{i18n.t('Illustrated map, approximate')}</span>}
        {tiles && attribution && <Attribution text={attribution} isFirst={!map.isDrawn} />}
      </p>
    </>
  );
}

/** The usual format of attributions: `<a href="https://…">text</a>`. */
const LINK = /<a href="(https:\/\/[^"]+)"[^>]*>([^<]+)<\/a>/;

function Attribution({ text, isFirst }: { text: string; isFirst: boolean }) {
  const separator = isFirst ? '' : ' · ';
  const link = LINK.exec(text);
  if (!link)
    return (
      <span>
        {separator}
        {text}
      </span>
    );
  const [markup, href, label] = link;
  const [before, after] = text.split(markup);
  return (
    <span>
      {separator}
      {before}
      <a href={href} target="_blank" rel="noopener">
        {label}
      </a>
      {after}
    </span>
  );
}
