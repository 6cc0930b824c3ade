import { useHost } from '@guide/contracts/module';
import { Button, IconButton } from '@guide/ui';
import { Lightbulb, MapPin, MousePointerClick, Move, SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import head from './MapScreen.module.css';
import styles from './MapTips.module.css';

const ID = 'map-tips';

/** What is done by a mouse, and by a finger: the style sheet shows the words of the device. */
const ByDevice = ({ mouse, touch }: { mouse: ReactNode; touch: ReactNode }) => (
  <span>
    <span className={styles.mouse}>{mouse}</span>
    <span className={styles.touch}>{touch}</span>
  </span>
);

/**
 * The button and its panel of four things that can be done here (MAP-06 to MAP-08). The browser opens and closes the
 * panel, also before the page is hydrated (https://html.spec.whatwg.org/multipage/popover.html).
 */
export function MapTips() {
  const { product } = useHost().site;
  return (
    <>
      <Button
        variant="line"
        icon={<Lightbulb aria-hidden="true" />}
        className={styles.button}
        popoverTarget={ID}
      >
        <span className={head.words}>Map Tips</span>
      </Button>
      <section id={ID} popover="auto" className={styles.panel} aria-labelledby={`${ID}-title`}>
        <h2 id={`${ID}-title`} className={styles.title}>
          How to Use the Interactive Map
        </h2>
        <IconButton
          className={styles.close}
          label="Close the tips"
          icon={<X aria-hidden="true" />}
          popoverTarget={ID}
          popoverTargetAction="hide"
        />
        <ul className={styles.tips}>
          <li className={styles.tip}>
            <MousePointerClick aria-hidden="true" />
            <ByDevice
              mouse="Click markers to view location details"
              touch="Tap markers to view location details"
            />
          </li>
          <li className={styles.tip}>
            <SlidersHorizontal aria-hidden="true" />
            Use filters to show specific venue types
          </li>
          <li className={styles.tip}>
            <MapPin aria-hidden="true" />
            <ByDevice
              mouse="Hover over areas to see neighborhood names"
              touch="Tap areas to see neighborhood names"
            />
          </li>
          <li className={styles.tip}>
            <Move aria-hidden="true" />
            <ByDevice
              mouse={`Drag the map to navigate around ${product}`}
              touch={`Drag the map with two fingers to navigate around ${product}`}
            />
          </li>
        </ul>
      </section>
    </>
  );
}
