import { i18n } from '@guide/contracts/texts';
import { Button, Segments } from '@guide/ui';
import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import type { View } from '../../../state/options';
import type { Searching } from '../../../state/useSearchState';
import views from './views.module.css';

const viewsOf = (): { value: View; label: string; icon: ReactNode }[] => [
  { value: 'grid', label: i18n.t('Grid view'), icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'list', label: i18n.t('List view'), icon: <List aria-hidden="true" /> },
];

interface ViewButtonsProps {
  searching: Searching;
  /** Form that sends the view without scripts. */
  formId: string;
}

export const ViewButtons = ({ searching: { state, show }, formId }: ViewButtonsProps) => (
  <>
    <noscript>
      <Button small variant="line" type="submit" form={formId} className={views.use}>
        {i18n.t('Use this view')}
      </Button>
    </noscript>
    <Segments
      label={i18n.t('View')}
      options={viewsOf()}
      value={state.view}
      onChange={show}
      name="view"
      form={formId}
    />
  </>
);
