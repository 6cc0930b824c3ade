import { Button, ButtonLink, EmptyState, ErrorPanel, IconButton, ToastCard } from '@guide/ui';
import { Map as MapIcon, X } from 'lucide-react';
import type { Part } from '../part';

const close = <IconButton label="Dismiss" icon={<X />} />;

export const notices: Part = {
  name: 'Notices',
  states: [
    {
      label: 'Toast, default',
      wide: true,
      show: (
        <ol>
          <ToastCard
            title="Successfully subscribed!"
            description="Thank you for subscribing to our newsletter."
            close={close}
          />
        </ol>
      ),
    },
    {
      label: 'Toast, destructive',
      wide: true,
      show: (
        <ol>
          <ToastCard
            variant="destructive"
            title="Invalid email"
            description="Please enter a valid email address."
            close={close}
          />
        </ol>
      ),
    },
    {
      label: 'A module has failed: its own panel, the page around it stays',
      wide: true,
      show: (
        <ErrorPanel
          icon={<MapIcon />}
          title="The map could not be loaded"
          text="The rest of the guide still works. Check your connection and try again, or see the same places as a list."
          onRetry={() => {}}
        >
          <ButtonLink to="#" variant="line">
            Show the list
          </ButtonLink>
        </ErrorPanel>
      ),
    },
    {
      label: 'Nothing found',
      wide: true,
      show: (
        <EmptyState
          title="No Results Found"
          text={
            'We couldn\'t find any attractions matching "beach". Try adjusting your filters or search terms.'
          }
        >
          <Button>Clear All Filters</Button>
          <ButtonLink to="#" variant="line">
            Open the map
          </ButtonLink>
        </EmptyState>
      ),
    },
  ],
};
