import { DiamondList, Panel, Tag, Tips } from '@guide/ui';
import { Beer, Route, Sparkles, Ticket } from 'lucide-react';
import type { Part } from '../part';

export const lists: Part = {
  name: 'Panels and lists',
  states: [
    {
      label: 'Panel',
      show: (
        <Panel title="Visitor Tips" icon={<Sparkles />} aside={<Tag>Sample</Tag>}>
          <p>Weekday afternoons, or summer evenings in the yard.</p>
        </Panel>
      ),
    },
    {
      label: 'Diamonds',
      show: (
        <DiamondList
          items={[
            'The White Tower and the Line of Kings',
            'Yeoman Warder tours, free with entry',
            'The walk along the battlements, with the river on one side and the City on the other',
          ]}
        />
      ),
    },
    {
      label: 'Tips',
      wide: true,
      show: (
        <Tips
          tips={[
            { icon: Route, title: 'Getting Around', text: 'The fare is capped by the day.' },
            { icon: Ticket, title: 'Book Ahead', text: 'A timed ticket skips the queue at weekends.' },
            { icon: Beer, title: 'What to Try', text: 'A pint of cask bitter, drawn by hand.' },
          ]}
        />
      ),
    },
  ],
};
