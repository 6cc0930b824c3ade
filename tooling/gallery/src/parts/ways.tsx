import { Pager } from '@guide/ui';
import type { Part } from '../part';

const pathOf = (page: number) => `#page-${page}`;

export const ways: Part = {
  name: 'Pager',
  states: [
    { label: 'First of three', wide: true, show: <Pager page={1} pages={3} pathOf={pathOf} /> },
    { label: 'In the middle', wide: true, show: <Pager page={6} pages={12} pathOf={pathOf} /> },
    { label: 'Last', wide: true, show: <Pager page={12} pages={12} pathOf={pathOf} /> },
  ],
};
