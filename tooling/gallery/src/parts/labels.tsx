import { Badge, NumberDisc, OpeningState, Rating, StarRating, Tag } from '@guide/ui';
import { Clock } from 'lucide-react';
import type { Part } from '../part';
import styles from './board.module.css';

const stars = (label: string, rule: 'detail' | 'list', rating: number) => ({
  label,
  show: <StarRating rule={rule} rating={rating} reviewCount={214} />,
});

export const labels: Part = {
  name: 'Labels',
  states: [
    {
      label: 'Badges, on pictures',
      show: (
        <div className={`${styles.line} ${styles.onPicture}`}>
          <Badge tone="ink">Attractions</Badge>
          <Badge>Free</Badge>
          <Badge icon={<Clock />}>30 minutes</Badge>
        </div>
      ),
    },
    {
      label: 'Number',
      show: (
        <div className={`${styles.line} ${styles.onPicture}`}>
          <NumberDisc number={1} />
          <NumberDisc number={10} />
        </div>
      ),
    },
    { label: 'Number in a list', show: <NumberDisc small number={3} /> },
    {
      label: 'Tags',
      show: (
        <div className={styles.line}>
          <Tag>Est. 1677</Tag>
          <Tag tone="plain">Museum</Tag>
          <Tag tone="red" small>
            Popular
          </Tag>
          <Tag small>New</Tag>
        </div>
      ),
    },
    stars('Detail page, 4.7: five stars', 'detail', 4.7),
    stars('Detail page, 4.4: four stars', 'detail', 4.4),
    stars('List, 4.8: four stars', 'list', 4.8),
    { label: 'On a card', show: <Rating rating={4.7} reviewCount={120} /> },
    { label: 'Open', show: <OpeningState opening={{ state: 'open', text: 'Open now · until 17:30' }} /> },
    { label: 'Later', show: <OpeningState opening={{ state: 'closed', text: 'Opens tomorrow 10:00' }} /> },
    { label: 'Closed', show: <OpeningState opening={{ state: 'closed', text: 'Closed today' }} /> },
    { label: 'Unknown', show: <OpeningState opening={{ state: 'unknown', text: 'Hours unknown' }} /> },
  ],
};
