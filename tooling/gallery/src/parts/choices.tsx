import { Chip, ChipLink, RemovableChip, Segments, Switch, Tabs } from '@guide/ui';
import { Beer, Landmark, LayoutGrid, List, Utensils } from 'lucide-react';
import { useState } from 'react';
import type { Part } from '../part';

function LiveChip() {
  const [on, setOn] = useState(true);
  return (
    <Chip on={on} onChange={setOn} icon={<Landmark />}>
      Attractions
    </Chip>
  );
}

function LiveSwitch({ start, spread }: { start: boolean; spread?: boolean }) {
  const [on, setOn] = useState(start);
  return (
    <Switch
      label={spread ? 'Data saver' : 'Top 10 Only'}
      on={on}
      onChange={setOn}
      spread={spread}
      description={spread && 'Smaller pictures, map tiles only on request.'}
    />
  );
}

function Views() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  return (
    <Segments
      label="View"
      options={[
        { value: 'grid', label: 'Grid view', icon: <LayoutGrid /> },
        { value: 'list', label: 'List view', icon: <List /> },
      ]}
      value={view}
      onChange={setView}
    />
  );
}

function Prices() {
  const [price, setPrice] = useState('Free');
  const options = ['All', 'Free', '£', '££', '£££'].map((value) => ({ value, label: value }));
  return <Segments look="apart" label="Price" options={options} value={price} onChange={setPrice} />;
}

const nothing = () => {};

export const choices: Part = {
  name: 'Choices',
  states: [
    {
      label: 'Chip',
      show: (
        <Chip on={false} onChange={nothing}>
          Westminster
        </Chip>
      ),
    },
    { label: 'Chip, on', show: <LiveChip /> },
    { label: 'Chip, removable', show: <RemovableChip onRemove={nothing}>Museum</RemovableChip> },
    {
      label: 'Chip as a link, focus',
      force: 'focus focus-visible',
      show: <ChipLink to="#">South Bank</ChipLink>,
    },
    { label: 'Segments', show: <Views /> },
    { label: 'Segments, apart', show: <Prices /> },
    { label: 'Switch', show: <LiveSwitch start /> },
    { label: 'Switch, off, in settings', show: <LiveSwitch start={false} spread /> },
    {
      label: 'Tabs',
      wide: true,
      show: (
        <Tabs
          label="Curated Experiences"
          tabs={[
            { id: 'attractions', label: 'Top Attractions', icon: <Landmark />, panel: 'Three attractions.' },
            { id: 'dining', label: 'Fine Dining', icon: <Utensils />, panel: 'Three restaurants.' },
            { id: 'pubs', label: 'Historic Pubs', icon: <Beer />, panel: 'Three pubs.' },
          ]}
        />
      ),
    },
    {
      label: 'Tab, focus',
      wide: true,
      force: 'focus focus-visible',
      show: (
        <Tabs
          label="Focused"
          tabs={[
            { id: 'one', label: 'Top Attractions', panel: 'Three attractions.' },
            { id: 'two', label: 'Fine Dining', panel: 'Three restaurants.' },
          ]}
        />
      ),
    },
  ],
};
