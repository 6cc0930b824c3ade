import { Button, IconButton } from '@guide/ui';
import { X } from 'lucide-react';
import { type ToggleEvent, useState } from 'react';
import { chooseStatistics, type StatisticsState, statisticsState } from '../../settings/statistics';
import styles from './Footer.module.css';
import notice from './Privacy.module.css';

const STATE: Record<StatisticsState, string> = {
  counted: 'Statistics are on: your visit is counted.',
  off: 'Statistics are off: nothing about your visit is stored.',
  refused: 'Your browser asks not to be tracked, so nothing about your visit is stored.',
};

/** The privacy notice, and being counted or not with one press (D-35). */
export function Privacy() {
  const [state, setState] = useState<StatisticsState>('counted');
  const choose = (on: boolean) => {
    chooseStatistics(on);
    setState(statisticsState());
  };
  const onToggle = (event: ToggleEvent) => event.newState === 'open' && setState(statisticsState());
  return (
    <>
      <button type="button" className={styles.link} popoverTarget="privacy">
        Privacy
      </button>
      <section
        id="privacy"
        popover="auto"
        aria-labelledby="privacy-title"
        className={notice.notice}
        onBeforeToggle={onToggle}
      >
        <IconButton
          className={notice.close}
          label="Close"
          icon={<X aria-hidden="true" />}
          popoverTarget="privacy"
          popoverTargetAction="hide"
        />
        <h2 id="privacy-title" className={notice.title}>
          Privacy
        </h2>
        <p>
          To see which pages help, this guide counts page views and presses on a few links. For that it sets
          one cookie with a random number, which ends when you close the browser.
        </p>
        <p>
          Stored are the page, the time, the kind of device and the site you came from. Your name and your
          network address are not, and nothing goes to anybody else. Single records are deleted after 30 days.
        </p>
        <p>With Global Privacy Control or Do Not Track switched on, nothing is set or stored.</p>
        <div className={notice.choice}>
          <p role="status" className={notice.state} data-state={state}>
            {STATE[state]}
          </p>
          {state !== 'refused' && (
            <Button variant={state === 'counted' ? 'ink' : 'line'} onClick={() => choose(state === 'off')}>
              {state === 'counted' ? 'Turn statistics off' : 'Turn statistics on'}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
