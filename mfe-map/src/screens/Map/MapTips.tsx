import { useHost } from '@guide/contracts/module';
import { Button, IconButton } from '@guide/ui';
import { Lightbulb, MapPin, MousePointerClick, Move, Pointer, SlidersHorizontal, X } from 'lucide-react';
import { useMedia } from '../../view/useMedia';
import styles from './MapTips.module.css';

const ID = 'map-tips';

/** Opens and closes the tips (MAP-06). */
export const MapTipsButton = ({ open, onToggle }: { open: boolean; onToggle: () => void }) => (
  <Button
    variant="line"
    icon={<Lightbulb aria-hidden="true" />}
    aria-expanded={open}
    aria-controls={ID}
    onClick={onToggle}
  >
    Map Tips
  </Button>
);

/** Four things that can be done here (MAP-07, MAP-08), in the words of the device. */
export function MapTips({ onClose }: { onClose: () => void }) {
  const { product } = useHost().site;
  const touch = useMedia('(hover: none)');
  const tips = [
    {
      icon: touch ? Pointer : MousePointerClick,
      text: `${touch ? 'Tap' : 'Click'} markers to view location details`,
    },
    { icon: SlidersHorizontal, text: 'Use filters to show specific venue types' },
    { icon: MapPin, text: `${touch ? 'Tap' : 'Hover over'} areas to see neighborhood names` },
    {
      icon: Move,
      text: `${touch ? 'Drag the map with two fingers' : 'Drag the map'} to navigate around ${product}`,
    },
  ];
  return (
    <section id={ID} className={styles.panel} aria-labelledby={`${ID}-title`}>
      <h2 id={`${ID}-title`} className={styles.title}>
        How to Use the Interactive Map
      </h2>
      <IconButton
        className={styles.close}
        label="Close the tips"
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
      <ul className={styles.tips}>
        {tips.map(({ icon: Icon, text }) => (
          <li key={text} className={styles.tip}>
            <Icon aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
