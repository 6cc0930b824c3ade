import { SearchField, Select, TextField } from '@guide/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { Part } from '../part';

const email = { label: 'Email address', type: 'email', icon: <Mail /> } as const;

function Sorts() {
  const [sort, setSort] = useState('rating');
  return (
    <Select
      label="Sort by"
      value={sort}
      onChange={setSort}
      options={[
        { value: 'rating', label: 'Top Rated' },
        { value: 'name', label: 'Alphabetical' },
      ]}
    />
  );
}

export const fields: Part = {
  name: 'Fields',
  states: [
    { label: 'Field', show: <TextField {...email} placeholder="you@example.com" /> },
    {
      label: 'Field, focus',
      force: 'focus focus-visible',
      show: <TextField {...email} defaultValue="ada@example.com" />,
    },
    {
      label: 'Field, error',
      show: <TextField {...email} defaultValue="ada@example" error="Please enter a valid email address." />,
    },
    { label: 'Select', show: <Sorts /> },
    { label: 'Select, focus', force: 'focus focus-visible', show: <Sorts /> },
    { label: 'Search', wide: true, show: <SearchField label="Search London" action="#" onSearch={alert} /> },
    {
      label: 'Search, filled',
      wide: true,
      show: <SearchField label="Search the guide" text="museum" action="#" onSearch={alert} />,
    },
  ],
};
