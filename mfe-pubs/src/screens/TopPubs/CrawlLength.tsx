import { distanceText, minutesOnFoot, minutesText } from '@guide/contracts/place';
import { type Stop, walkOf } from '../../crawl/crawlOrder';

/** "3 pubs · about 2.1 km · 27 min on foot". */
export function CrawlLength({ stops }: { stops: readonly Stop[] }) {
  const metres = walkOf(stops);
  return (
    <>
      <b>{stops.length === 1 ? '1 pub' : `${stops.length} pubs`}</b>
      {stops.length > 1 && (
        <>
          {' · about '}
          <b>{distanceText(metres)}</b> · <b>{minutesText(minutesOnFoot(metres))}</b> on foot
        </>
      )}
    </>
  );
}
