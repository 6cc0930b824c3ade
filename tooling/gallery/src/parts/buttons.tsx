import { Button, ButtonLink, IconButton } from '@guide/ui';
import { Bell, ExternalLink, List, Navigation, Search, Ticket, X } from 'lucide-react';
import type { Part } from '../part';
import styles from './board.module.css';

export const buttons: Part = {
  name: 'Buttons',
  states: [
    { label: 'Rest', show: <Button full>Subscribe</Button> },
    { label: 'Hover', force: 'hover', show: <Button full>Subscribe</Button> },
    { label: 'Focus', force: 'focus focus-visible', show: <Button full>Subscribe</Button> },
    { label: 'Pressed', force: 'active', show: <Button full>Subscribe</Button> },
    {
      label: 'Disabled',
      show: (
        <Button full disabled>
          Subscribe
        </Button>
      ),
    },
    {
      label: 'Working, as wide as at rest',
      show: (
        <div className={styles.line}>
          <Button workingLabel="Subscribing..." working>
            Subscribe
          </Button>
          <Button workingLabel="Subscribing...">Subscribe</Button>
        </div>
      ),
    },
    {
      label: 'Red: booking and hero search only',
      show: (
        <ButtonLink to="#" variant="red" full icon={<Ticket />} iconAfter={<ExternalLink />}>
          Book Tickets
        </ButtonLink>
      ),
    },
    {
      label: 'Red, hover',
      force: 'hover',
      show: (
        <Button variant="red" full>
          Book Tickets
        </Button>
      ),
    },
    {
      label: 'Line: second action',
      show: (
        <Button variant="line" full icon={<Navigation />}>
          Directions
        </Button>
      ),
    },
    {
      label: 'Line, focus',
      force: 'focus focus-visible',
      show: (
        <Button variant="line" full>
          Directions
        </Button>
      ),
    },
    {
      label: 'Quiet',
      show: (
        <Button variant="quiet" full>
          Clear
        </Button>
      ),
    },
    {
      label: 'Small, in cards',
      show: (
        <div className={styles.line}>
          <Button small variant="line">
            View Details
          </Button>
          <Button small variant="red">
            Book
          </Button>
        </div>
      ),
    },
    {
      label: 'Icons',
      show: (
        <div className={styles.line}>
          <IconButton label="Search" icon={<Search />} />
          <IconButton label="Notices, 3 new" icon={<Bell />} count={3} />
          <IconButton label="Close" icon={<X />} />
          <IconButton boxed label="List" icon={<List />} />
        </div>
      ),
    },
    {
      label: 'Icon, focus',
      force: 'focus focus-visible',
      show: <IconButton label="Search" icon={<Search />} />,
    },
  ],
};
