import { useHost, usePaths } from '@guide/contracts/module';
import { anyPlaceText, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Button, ButtonLink, Container, NumberDisc, PageHead, SectionHead } from '@guide/ui';
import { Heart, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDay } from '../../plan/changes';
import type { Plan } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import styles from './EmptyPlan.module.css';
import { SuggestedDays } from './SuggestedDays';
import { useNewDay } from './useNewDay';

const stepsOf = (site: Site) => [
  [i18n.t('Choose places'), i18n.t('Press the heart on any {place}.', { place: anyPlaceText(site) })],
  [i18n.t('Give them a day'), i18n.t('Drag, or use the arrows; tickets keep their time.')],
  [i18n.t('Take it with you'), i18n.t('Calendar, paper, GPX or a link. No account.')],
];

interface EmptyPlanProps {
  plan: Plan;
  notices?: ReactNode;
}

/** Suggested days and an introduction, for an empty plan. Also the server's page, where the plan is unknown. */
export function EmptyPlan({ plan, notices }: EmptyPlanProps) {
  const { site } = useHost();
  const to = usePaths();
  const nextDay = useNewDay();
  return (
    <>
      <Container>
        <PageHead
          kicker={i18n.t('Plan')}
          title={i18n.t('Plan your days')}
          lead={i18n.t('Your days in {city}, in the best order, kept on this device.', {
            city: site.product,
          })}
        />
        <noscript>
          <p className={styles.without}>
            {i18n.t(
              'To take over a day and to show your own plan, which is kept on this device and nowhere else, this page needs JavaScript.',
            )}
          </p>
        </noscript>
        {notices}
      </Container>
      <SuggestedDays />
      <Container section labelledBy="own-days">
        <SectionHead id="own-days" title={i18n.t('Or plan your own')} />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers. */}
        <ol role="list" className={styles.steps}>
          {stepsOf(site).map(([what, how], index) => (
            <li key={what} className={styles.step}>
              <NumberDisc small number={index + 1} />
              <div>
                <b>{what}</b>
                <p>{how}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.buttons}>
          <Button
            variant="line"
            className={styles.start}
            icon={<Plus aria-hidden="true" />}
            onClick={() => changePlan(addDay(nextDay(plan)))}
          >
            {i18n.t('Start with a day')}
          </Button>
          <ButtonLink variant="line" icon={<Heart aria-hidden="true" />} to={to.favorites}>
            {plan.saved.length > 0
              ? i18n.t('{count, plural, one {Your # favourite} other {Your # favourites}}', {
                  count: plan.saved.length,
                })
              : i18n.t('Your favourites')}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
