import { Badge, type CardProps } from '@guide/ui';

const open = (until: string) => ({ state: 'open', text: `Open now · until ${until}` }) as const;

/** A few cards' contents. */
export const tower: CardProps = {
  to: '#tower',
  title: 'Tower of London',
  imageUrl: '/images/tower-of-london.svg',
  place: 'Tower Hill, London',
  description: 'A royal fortress since 1078, with the White Tower, the ravens and the Crown Jewels.',
  badges: [<Badge key="kind">Historical</Badge>, <Badge key="price">£££</Badge>],
  rating: 4.7,
  reviewCount: 120,
  opening: open('17:30'),
};

export const cathedral: CardProps = {
  to: '#cathedral',
  title: "St Paul's Cathedral",
  imageUrl: '/images/st-pauls-cathedral.svg',
  place: 'City of London, London',
  description: "Wren's masterpiece. Climb 528 steps to the Golden Gallery for the best view in the City.",
  badges: [
    <Badge key="category" tone="ink">
      Attractions
    </Badge>,
    <Badge key="price">££</Badge>,
  ],
  rating: 4.7,
  reviewCount: 142,
  opening: { state: 'closed', text: 'Closed today' },
};

export const museum: CardProps = {
  to: '#museum',
  title: 'Natural History Museum',
  imageUrl: '/images/natural-history-museum.svg',
  place: 'Kensington, London',
  description: 'A cathedral of nature: dinosaurs, meteorites and a blue whale 25 metres long.',
  badges: [<Badge key="kind">Museum</Badge>, <Badge key="price">Free</Badge>],
  rating: 4.7,
  price: 'Free',
};

export const eye: CardProps = {
  to: '#eye',
  title: 'London Eye',
  imageUrl: '/images/london-eye.svg',
  place: 'South Bank, London',
  description: 'Thirty-two glass capsules turn once every half hour, 135 metres above the Thames.',
  rating: 4.5,
};

export const monument: CardProps = {
  to: '#monument',
  title: 'The Monument',
  imageUrl: '/images/no-such-picture.svg',
  place: 'City of London, London',
  description: "Wren's column to the Great Fire of 1666: 311 steps up a spiral stair.",
  rating: 4.4,
  price: '£',
};
