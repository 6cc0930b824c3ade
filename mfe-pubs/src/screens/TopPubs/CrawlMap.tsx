import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { ByTheme } from '@guide/ui';
import { crawlMap, DISC, HEIGHT, WIDTH } from '../../crawl/crawlMap';
import type { Stop } from '../../crawl/crawlOrder';
import styles from './CrawlMap.module.css';

export function CrawlMap({ stops }: { stops: readonly Stop[] }) {
  const { settings, site } = useHost();
  if (stops.length === 0) return null;
  const { positions, background } = crawlMap(
    stops.map(({ pub }) => pub.coordinates),
    site.mapStill,
  );
  const line = positions.join(' ');
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={i18n.t('Map of the crawl')}
      >
        {background && !settings.dataSaver && (
          // Lazy, because an SVG `image` would load in a closed `details`. `#ranks` hides the numbers of the static map.
          <foreignObject {...background}>
            <ByTheme
              day={<img className={styles.ground} src="/images/map-still.svg#ranks" alt="" loading="lazy" />}
              night={
                <img className={styles.ground} src="/images/map-still-dark.svg#ranks" alt="" loading="lazy" />
              }
            />
          </foreignObject>
        )}
        <polyline className={styles.casing} points={line} />
        <polyline className={styles.walk} points={line} />
        {positions.map(([x, y], index) => (
          <g key={stops[index]!.pub.id}>
            <circle className={styles.disc} cx={x} cy={y} r={DISC} />
            <text className={styles.number} x={x} y={y}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
