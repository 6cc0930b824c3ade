import { useHost } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Button } from '@guide/ui';
import { type ToggleEvent, useState } from 'react';
import { chooseStatistics, type StatisticsState, statisticsState } from '../../settings/statistics';
import { clearQueue } from '../../tracking/viewQueue';
import { DialogPanel } from '../DialogPanel';
import styles from './Footer.module.css';
import notice from './Privacy.module.css';

const stateTexts = (): Record<StatisticsState, string> => ({
  counted: i18n.t('Statistics are on. Your visit is counted.'),
  off: i18n.t('Statistics are off. Nothing about your visit is stored.'),
  refused: i18n.t('Your browser asks us not to track you, so nothing about your visit is stored.'),
});

function noticeTexts(site: Site): string[] {
  const tileHost = site.tiles.url && new URL(site.tiles.url.replace('{s}', 'a')).hostname;
  return [
    i18n.t(
      'To learn which pages help, this guide counts page views and clicks on a few links, and measures how fast its pages are. Your first page view sets one cookie, “session”. It tells you apart from other people on the same network, says nothing else about you, stops working at midnight, and is deleted when you close the browser. While we test a new version with some visitors, a second cookie, “visitor”, keeps you on one version until you close the browser.',
    ),
    i18n.t(
      'To find faulty versions, we record which version each network address saw and whether it worked. The address itself is not stored, only a scrambled code. We delete this after 2 days, or after 30 days while a new version is being tested.',
    ),
    i18n.t(
      'We store the page, the time, the kind of device, the country if our network reports it, the site you came from, sites that you open from this guide, and the words of a search that found nothing. We do not store your name or your network address, and we share none of these records. We delete them after 30 days.',
    ),
    i18n.t(
      'Until shortly after midnight, we also store the kind of your browser and system, such as Firefox on Android, the language of the page, and the campaign that a link to this guide names. After that, only sums remain.',
    ),
    i18n.t(
      'Until midnight, page views without the cookie are told apart by a scrambled code of the network address and the browser’s name. The secret behind this code is destroyed soon after midnight.',
    ),
    ...(tileHost
      ? [
          i18n.t(
            'When you zoom in further than our own map, your browser loads street maps from {host}. That server learns your network address and which part of the city you look at. With the data saver on, this never happens.',
            { host: tileHost },
          ),
        ]
      : []),
    i18n.t(
      'If Global Privacy Control or Do Not Track is on, or if you turn statistics off here, we store nothing about your visit and delete both cookies. Your choices of theme, data saver and statistics are cookies too, each for a year.',
    ),
    i18n.t(
      'So that you can read offline, this browser stores the pages that you have seen, with their pictures, and the whole guide if you download it. None of this leaves your device. To delete it, delete this site’s data in your browser.',
    ),
    i18n.t(
      'Page views made offline, and a newsletter address that you enter offline, stay on your device and are sent when you are back online. Page views of an earlier day are not counted. Your starting point for walks is stored until you close the tab.',
    ),
    i18n.t(
      'We keep your newsletter address until you unsubscribe and use it for nothing else. If this guide sends email, you first get a link to confirm your address. If you do not confirm it, we delete it after 7 days. For one day, a scrambled code of your mailbox keeps us from sending you a second such email.',
    ),
    ...(site.offers.ratings
      ? [
          i18n.t(
            'Ratings and review counts are the guide’s own estimates. No visitor gave them, and we collect no reviews.',
          ),
        ]
      : []),
  ];
}

export function Privacy() {
  const { api, site } = useHost();
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
        {i18n.t('Privacy')}
      </button>
      <DialogPanel id="privacy" className={notice.notice} onBeforeToggle={onToggle}>
        <h2 id="privacy-title">{i18n.t('Privacy')}</h2>
        {noticeTexts(site).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div className={notice.choice}>
          <p role="status" className={notice.state} data-state={state}>
            {stateTexts()[state]}
          </p>
          {state !== 'refused' && (
            <Button variant={state === 'counted' ? 'ink' : 'line'} onClick={() => choose(state === 'off')}>
              {state === 'counted' ? i18n.t('Turn statistics off') : i18n.t('Turn statistics on')}
            </Button>
          )}
        </div>
      </DialogPanel>
    </>
  );
}
