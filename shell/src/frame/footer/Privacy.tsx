import { useHost } from '@guide/contracts/module';
import { Button } from '@guide/ui';
import { type ToggleEvent, useState } from 'react';
import { chooseStatistics, type StatisticsState, statisticsState } from '../../settings/statistics';
import { clearQueue } from '../../tracking/viewQueue';
import { DialogPanel } from '../DialogPanel';
import styles from './Footer.module.css';
import notice from './Privacy.module.css';

const STATE: Record<StatisticsState, string> = {
  counted: 'Statistics are on: your visit is counted.',
  off: 'Statistics are off: nothing about your visit is stored.',
  refused: 'Your browser asks not to be tracked, so nothing about your visit is stored.',
};

export function Privacy() {
  const { api, site } = useHost();
  const tileHost = site.tiles.url && new URL(site.tiles.url.replace('{s}', 'a')).hostname;
  const [state, setState] = useState<StatisticsState>('counted');
  const choose = (on: boolean) => {
    chooseStatistics(on);
    setState(statisticsState());
    // Scripts cannot delete the session cookie; this call's response does.
    if (on) return;
    clearQueue();
    api.trackBatch({}).catch(() => {});
  };
  const onToggle = (event: ToggleEvent) => event.newState === 'open' && setState(statisticsState());
  return (
    <>
      <button type="button" className={styles.link} popoverTarget="privacy">
        Privacy
      </button>
      <DialogPanel id="privacy" className={notice.notice} onBeforeToggle={onToggle}>
        <h2 id="privacy-title">Privacy</h2>
        <p>
          To see which pages help, this guide counts page views and presses on a few links, and measures how
          fast its pages are. The answer to your first page view sets one cookie, “session”. It holds a code
          that says nothing about you, tells you apart from others at the same network address, is of no use
          after midnight, and ends when you close the browser. While a new version of a part is tried with
          some visitors, a second such cookie, “visitor”, keeps you on one version.
        </p>
        <p>
          To find versions that fail, one note is kept for each network address, under codes made of it and of
          its network with a secret: which version was shown, and whether it worked. Both are deleted after
          two days, after 30 where a new version is being tried.
        </p>
        <p>
          Stored are the page, the time, the kind of device, the country if our network names it, and the site
          you came from. Your name, your network address and your browser’s name are not, and none of it goes
          to anybody else. Until midnight, views without the cookie are told apart by a code made of address
          and browser name with a secret that is then destroyed. Single records are deleted after 30 days.
        </p>
        {tileHost && (
          <p>
            Where you zoom in on a map beyond its drawing, your browser asks {tileHost} for pictures of the
            streets; that server then knows your network address and which part of the city you look at. With
            the data saver on, it is never asked.
          </p>
        )}
        <p>
          With Global Privacy Control or Do Not Track switched on, or with statistics turned off here, nothing
          is stored and both cookies are taken away. Your choices of theme, data saver and statistics are
          cookies, too; each stays for a year.
        </p>
        <p>
          So that you can read without a connection, this browser keeps pages that you have seen, with their
          pictures, and the whole guide if you take it with you. Nothing of that leaves your device; it goes
          when you delete this site’s data. Page views without a connection wait there, with their time, and
          are sent once when it is back; those of an earlier day are not counted. So does an address that you
          give for the newsletter. Where your walks start is remembered until you close the tab.
        </p>
        <p>
          An address that you give for the newsletter is stored until you unsubscribe, and used for nothing
          else. Where this guide sends mail, a link comes first that you follow to confirm; without that the
          address is deleted after seven days.
        </p>
        <p>
          Ratings and review counts are the guide’s own estimates: no visitor gave them, and no reviews are
          collected here.
        </p>
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
      </DialogPanel>
    </>
  );
}
