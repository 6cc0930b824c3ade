import type { Part } from '../part';

const role = (label: string, token: string, words: string) => ({
  label,
  wide: true,
  show: <p style={{ font: `var(${token})`, letterSpacing: 'var(--tracking-display)' }}>{words}</p>,
});

export const type: Part = {
  name: 'Type',
  states: [
    role('Hero title', '--type-hero', 'London, in the best light'),
    role('Page title', '--type-page', 'London Attractions'),
    role('Section title', '--type-section', 'Curated Experiences'),
    role('Detail section', '--type-detail', 'Best Time to Visit'),
    role('Card title', '--type-card', 'Natural History Museum'),
    role('Lead card title', '--type-card-lead', 'Tower of London'),
    role('Figure', '--type-figure', '100+ 2M+ 98%'),
    role('Lead', '--type-lead', 'Landmarks by the river, and pubs older than the street lamps.'),
    role(
      'Text',
      '--type-text',
      'Thirty-two glass capsules turn once every half hour, 135 metres above the Thames.',
    ),
    role('Small', '--type-small', 'Tower Hill, London'),
    role('Caption', '--type-caption', 'First light, before the gates open'),
  ],
};
