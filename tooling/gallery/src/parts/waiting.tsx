import { Button, Skeleton, SkeletonGrid, Spinner } from '@guide/ui';
import type { Part } from '../part';

export const waiting: Part = {
  name: 'Waiting',
  states: [
    { label: 'A list', wide: true, show: <SkeletonGrid label="Loading London's finest..." count={3} /> },
    { label: 'A line', show: <Skeleton width="60%" /> },
    {
      label: 'An action',
      show: (
        <Button working workingLabel="Loading...">
          Load
        </Button>
      ),
    },
    {
      label: 'A detail page or the dashboard',
      wide: true,
      show: <Spinner label="Loading attraction details..." />,
    },
  ],
};
