import type { OfflineBundle } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { joinWords, pubSentence, type Site } from '@guide/contracts/site';
import { Button, Spinner } from '@guide/ui';
import { CircleCheck, Clock, Download, Pause, Smartphone, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { bytesOf, type Progress } from '../../offline/bundle/downloadBundle';
import * as actions from '../../offline/bundle/offlineStore';
import { install, installPrompt } from '../../offline/install';
import styles from './OfflinePanel.module.css';

const formatSize = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

/** "95 attractions, 10 historic pubs and 12 restaurants, with their pictures and the map" */
function describeContents({ counts }: OfflineBundle, site: Site): string {
  const kinds = [
    [counts.attractions, 'attractions'],
    [counts.pubs, pubSentence(site)],
    [counts.restaurants, 'restaurants'],
  ] as const;
  const known = kinds.flatMap(([count, words]) => (count > 0 ? `${count} ${words}` : []));
  return `${joinWords(known)}, with their pictures and the map`;
}

type State = actions.OfflineState['state'];
type StateOf<Name extends State> = Extract<actions.OfflineState, { state: Name }>;

interface View {
  title: string;
  text: ReactNode;
  buttons?: ReactNode;
}

const button = (label: string, onClick: () => void, icon?: ReactNode, variant?: 'line') => (
  <Button key={label} icon={icon} variant={variant} onClick={onClick}>
    {label}
  </Button>
);

const stop = button('Stop', actions.stop, undefined, 'line');
const remove = button('Remove', actions.remove, <Trash2 aria-hidden="true" />, 'line');
const unreachableNotice = (
  <p key="unreachable" role="status">
    The guide cannot be reached. Try again when you are online.
  </p>
);

const views: { [Name in State]: (status: StateOf<Name>, site: Site) => View } = {
  available: ({ bundle }, site) => ({
    title: `Take ${site.product} with you`,
    text: (
      <>
        <p>Read everything offline: {describeContents(bundle, site)}.</p>
        <p>
          Size: <b>{formatSize(bytesOf(bundle.files))}</b>
        </p>
      </>
    ),
    buttons: button(`Take ${site.product} with you`, actions.startDownload, <Download aria-hidden="true" />),
  }),
  downloading: ({ waitsFor, ...progress }, { product }) => ({
    title: waitsFor ? 'Download incomplete' : `Downloading ${product}`,
    text: (
      <>
        <p role="status">{WAITING[waitsFor ?? 'nothing']}</p>
        <DownloadProgress {...progress} />
      </>
    ),
    buttons: [
      waitsFor
        ? button('Continue', actions.startDownload)
        : button('Pause', actions.pause, <Pause aria-hidden="true" />),
      stop,
    ],
  }),
  ready: ({ bundle, missing, isOffline }, site) =>
    missing > 0
      ? {
          title: 'Some files were removed',
          text: [
            <p key="missing" role="alert">
              {`Your browser has removed ${missing} of ${bundle.files.length} files to free space.`}
            </p>,
            isOffline && unreachableNotice,
          ],
          buttons: [button('Download them again', actions.startDownload), remove],
        }
      : {
          title: `${site.product} is on this device`,
          text: [
            <p key="stored" role="status">
              Stored {formatTime(bundle.storedAt, site.locale)} · {formatSize(bytesOf(bundle.files))} ·{' '}
              {describeContents(bundle, site)}.
            </p>,
            <p key="use">
              You can read and search everything offline. Booking and the newsletter need a connection.
            </p>,
            isOffline && unreachableNotice,
          ],
          buttons: [button('Update', actions.startDownload), remove],
        },
  failed: (status, { product }) => {
    if (status.reason === 'full') return fullView(status.isUpdate, formatSize(bytesOf(status.bundle.files)));
    const title = `Take ${product} with you`;
    return status.reason === 'unreachable'
      ? { title, text: unreachableNotice, buttons: button('Try again', actions.refreshStatus) }
      : {
          title,
          text: <p>This browser cannot store the guide. If this is a private window, try a normal one.</p>,
        };
  },
};

const WAITING = {
  nothing: 'Keep reading. The download continues while the guide is open.',
  visitor: 'Paused. The downloaded files stay on this device.',
  connection: 'You are offline. The download continues when you are back online.',
};

const fullView = (isUpdate: boolean, needed: string): View => ({
  title: 'This device is full',
  text: (
    <p role="alert">
      The guide needs {needed}. {isUpdate ? 'The earlier download is still there.' : 'Nothing was saved.'}{' '}
      Free some space, then try again.
    </p>
  ),
  buttons: button('Try again', actions.startDownload),
});

export function OfflineStatus() {
  const { site } = useHost();
  const status = useStore(actions.offlineStore, (store) => store.status);
  useEffect(() => void actions.refreshStatus(), []);
  const view: View = status
    ? (views[status.state] as (status: actions.OfflineState, site: Site) => View)(status, site)
    : { title: `Take ${site.product} with you`, text: <Spinner label="Checking the size…" /> };
  return (
    <>
      <h2 id="offline-panel-title">{view.title}</h2>
      {view.text}
      {view.buttons && <div className={styles.actions}>{view.buttons}</div>}
      <Install />
    </>
  );
}

const PARTS: [part: OfflineBundle['files'][number]['part'], name: string][] = [
  ['app', 'The guide itself'],
  ['places', 'Places and pubs'],
  ['pictures', 'Pictures'],
  ['map', 'The map'],
];

function DownloadProgress({ bundle, stored }: Pick<Progress, 'bundle' | 'stored'>) {
  const total = bytesOf(bundle.files);
  const done = bytesOf(bundle.files.filter(({ url }) => stored.has(url)));
  return (
    <>
      <progress className={styles.progress} value={done} max={total} aria-label="Downloaded" />
      <p className={styles.figures}>
        <b>{`${Math.floor((100 * done) / total)} %`}</b>
        <span>{`${(done / 1_000_000).toFixed(1)} of ${formatSize(total)}`}</span>
      </p>
      <ul className={styles.parts}>
        {PARTS.map(([part, name]) => {
          const files = bundle.files.filter((file) => file.part === part);
          const isDone = files.every(({ url }) => stored.has(url));
          return (
            <li key={part} data-done={isDone || undefined}>
              {isDone ? <CircleCheck aria-label="Downloaded" /> : <Clock aria-label="Waiting" />}
              <span>{name}</span>
              <small>{formatSize(bytesOf(files))}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function formatTime(at: string, locale: string): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const isToday = date.toDateString() === new Date().toDateString();
  const day = date.toLocaleDateString(locale, { day: 'numeric', month: 'long' });
  return isToday ? `today at ${time}` : `on ${day} at ${time}`;
}

function Install() {
  const isOffered = useStore(installPrompt, ({ event }) => event !== null);
  if (!isOffered) return null;
  return (
    <div className={styles.install}>
      <Button variant="line" full icon={<Smartphone aria-hidden="true" />} onClick={install}>
        Add to home screen
      </Button>
    </div>
  );
}
