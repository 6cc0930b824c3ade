import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { Button, IconButton } from '@guide/ui';
import { Lightbulb, MapPin, MousePointerClick, Move, SlidersHorizontal, X } from 'lucide-react';
import head from './MapScreen.module.css';
import styles from './MapTips.module.css';

const ID = 'map-tips';

/** Tips in a native popover, which works before hydration (MAP-06 to MAP-08). */
export function MapTips() {
  const { product: city } = useHost().site;
  const tips = [
    {
      Icon: MousePointerClick,
      mouse: i18n.t('Click markers to view location details'),
      touch: i18n.t('Tap markers to view location details'),
    },
    { Icon: SlidersHorizontal, mouse: i18n.t('Use filters to show specific venue types') },
    {
      Icon: MapPin,
      mouse: i18n.t('Hover over areas to see neighborhood names'),
      touch: i18n.t('Tap areas to see neighborhood names'),
    },
    {
      Icon: Move,
      mouse: i18n.t('Drag the map to navigate around {city}', { city }),
      touch: i18n.t('Drag the map with two fingers to navigate around {city}', { city }),
    },
  ];
  return (
    <>
      <Button
        variant="line"
        icon={<Lightbulb aria-hidden="true" />}
        className={styles.button}
        popoverTarget={ID}
      >
        <span className={head.content}>{i18n.t('Map Tips')}</span>
      </Button>
      <section id={ID} popover="auto" className={styles.panel} aria-labelledby={`${ID}-title`}>
        <h2 id={`${ID}-title`} className={styles.title}>
          {i18n.t('How to Use the Interactive Map')}
        </h2>
        <IconButton
          className={styles.close}
          label={i18n.t('Close the tips')}
          icon={<X aria-hidden="true" />}
          popoverTarget={ID}
          popoverTargetAction="hide"
        />
        <ul className={styles.tips}>
          {tips.map(({ Icon, mouse, touch = mouse }) => (
            <li key={mouse} className={styles.tip}>
              <Icon aria-hidden="true" />
              <span className={styles.mouse}>{mouse}</span>
              <span className={styles.touch}>{touch}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
