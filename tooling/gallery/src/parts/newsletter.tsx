import { NewsletterForm } from '@guide/ui';
import type { Part } from '../part';

const host = {
  site: {
    product: 'London',
    newsletter: {
      kicker: 'The London letter',
      text: 'New exhibitions, seasonal openings and quiet hours at busy places. Two letters a month, and one click stops them.',
      imageUrl: '/images/london-eye.svg',
    },
  },
  now: Date.UTC(2026, 10, 20),
  api: { subscribe: () => new Promise((resolve) => setTimeout(resolve, 2000)) },
  toast: ({ title }: { title: string }) => console.log(title),
};

export const newsletter: Part = {
  name: 'Newsletter',
  states: [
    {
      label: 'The postcard; an address is taken after two seconds',
      wide: true,
      show: <NewsletterForm host={host} />,
    },
  ],
};
