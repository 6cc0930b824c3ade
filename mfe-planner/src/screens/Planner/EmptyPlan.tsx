import { useHost, usePaths } from '@guide/contracts/module';
import { distanceText } from '@guide/contracts/place';
import {
  Button,
  ButtonLink,
  CardBody,
  CardFoot,
  CardFrame,
  CardPicture,
  CardText,
  Container,
  Grid,
  NumberDisc,
  PageHead,
  SectionHead,
} from '@guide/ui';
import { Heart, Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { DayPlan } from '../../day/dayPlan';
import { exampleDays } from '../../day/examples';
import { counted, dayText, titleOfDay } from '../../day/texts';
import { DayMap } from '../../map/DayMap';
import type { Place } from '../../places/place';
import { addDay } from '../../plan/changes';
import { type Plan, stopsOf } from '../../plan/plan';
import { changePlan } from '../../plan/store';
import styles from './EmptyPlan.module.css';
import { useNewDay } from './useNewDay';

const STEPS = [
  ['Choose places', 'Press the heart on any sight, pub or table.'],
  ['Give them a day', 'Drag, or use the arrows; tickets keep their time.'],
  ['Take it with you', 'Calendar, paper, GPX or a link. No account.'],
];

interface EmptyPlanProps {
  plan: Plan;
  places: readonly Place[];
  notices: ReactNode;
}

/** Introduction and suggested days for an empty plan. */
export function EmptyPlan({ plan, places, notices }: EmptyPlanProps) {
  const { site } = useHost();
  const to = usePaths();
  const nextDay = useNewDay();
  const { date, start } = nextDay(plan);
  const examples = useMemo(() => exampleDays(places, date, site, start), [places, date, site, start]);
  const [first] = examples;
  return (
    <>
      <Container>
        <PageHead
          kicker="Plan"
          title="Plan your days"
          lead="Put the places you like in order. The guide counts the walking, minds the closing times and leaves room for lunch."
        />
        {notices}
        <div className={styles.begin}>
          {first && (
            <div className={styles.map}>
              <div className={styles.frame}>
                <DayMap day={first} />
                <span className={styles.label}>An example day</span>
              </div>
            </div>
          )}
          <section aria-labelledby="nothing-planned">
            <h2 id="nothing-planned" className={styles.title}>
              Nothing planned yet
            </h2>
            <ol className={styles.steps}>
              {STEPS.map(([what, how], index) => (
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
              <Button icon={<Plus aria-hidden="true" />} onClick={() => changePlan(addDay(nextDay(plan)))}>
                Start with a day
              </Button>
              <ButtonLink variant="line" icon={<Heart aria-hidden="true" />} to={to.favorites}>
                {plan.saved.length > 0
                  ? `Your ${counted(plan.saved.length, 'favourite')}`
                  : 'Your favourites'}
              </ButtonLink>
            </div>
          </section>
        </div>
      </Container>
      {examples.length > 0 && (
        <Container section labelledBy="begin-with">
          <SectionHead
            id="begin-with"
            title="Or begin with one of these"
            text={`In the best order for ${dayText(date, site.locale)}. Change anything.`}
          />
          <Grid>
            {examples.map((day) => (
              <Example key={day.day.key} day={day} places={places} />
            ))}
          </Grid>
        </Container>
      )}
    </>
  );
}

function Example({ day, places }: { day: DayPlan; places: readonly Place[] }) {
  const stops = day.items.flatMap(({ place }) => place ?? []);
  const title = titleOfDay(day.day, places, useHost().site.locale);
  return (
    <CardFrame>
      <CardPicture src={stops[0]!.imageUrl} alt="" name={stops[0]!.name} />
      <CardBody>
        <h3>{title}</h3>
        <CardText>{stops.map(({ name }) => name).join(', ')}</CardText>
        <CardFoot>
          <span>
            {counted(stopsOf(day.day).length, 'stop')} · {distanceText(day.metres)}
          </span>
          <Button small variant="line" onClick={() => changePlan(addDay(day.day))}>
            Use this day
            <span className="visually-hidden">: {title}</span>
          </Button>
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
