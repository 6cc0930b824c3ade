import type { Insights, PopularListing, RecentVisit, Summary, TopPage } from '@guide/contracts/api';
import type { PanelName } from '@guide/contracts/api/panels';
import { i18n } from '@guide/contracts/texts';
import { ErrorPanel, Spinner } from '@guide/ui';
import type { ReactNode } from 'react';
import { Nothing } from '../../src/figures/Nothing';
import { type Choice, tooManyFiltersText, unknownFilters } from '../../src/insights/choice';
import { UnknownFilters } from '../../src/insights/UnknownFilters';
import {
  INSIGHTS_PANELS,
  InsightsContent,
  PanelFrame,
  SUMMARY_PANELS,
  SummaryContent,
  WHOLE_PANELS,
} from '../panelContents';

/** What is known of a panel: its response, or why there is none. */
export type Part =
  | { step: 'loading' }
  | { step: 'tooManyFilters' }
  | { step: 'failed'; error: Error }
  | { step: 'loaded'; data: unknown };

interface Props {
  panel: PanelName;
  choice: Choice;
  part: Part;
}

/** A panel as markup without scripts. */
export const Figure = (props: Props) => (
  <PanelFrame>
    <Content {...props} />
  </PanelFrame>
);

function Content({ panel, choice, part }: Props) {
  if (part.step === 'loading') return <Spinner label={i18n.t('Loading figures')} />;
  if (part.step === 'tooManyFilters') return <Nothing>{tooManyFiltersText()}</Nothing>;
  if (part.step === 'loaded') return <Loaded panel={panel} choice={choice} data={part.data} />;
  const unknown = unknownFilters(part.error, choice);
  if (unknown.length > 0) return <UnknownFilters choice={choice} unknown={unknown} />;
  return (
    <ErrorPanel
      level={3}
      title={i18n.t('The figures could not be loaded')}
      text={i18n.t('Check your connection and try again.')}
    />
  );
}

function Loaded({ panel, choice, data }: Omit<Props, 'part'> & { data: unknown }) {
  if (isKeyOf(INSIGHTS_PANELS, panel))
    return <InsightsContent panel={panel} insights={data as Insights} choice={choice} />;
  if (isKeyOf(SUMMARY_PANELS, panel)) return <SummaryContent panel={panel} summary={data as Summary} />;
  const draw = WHOLE_PANELS[panel] as (data: TopPage[] & PopularListing[] & RecentVisit[]) => ReactNode;
  return draw(data as TopPage[] & PopularListing[] & RecentVisit[]);
}

export const isKeyOf = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name);
