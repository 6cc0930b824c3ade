import type { OfflineBundle } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { Button, Spinner } from '@guide/ui';
import { CircleCheck, Clock, Download, Pause, Smartphone, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { bytesOf } from '../../offline/bundle/downloadBundle';
import * as actions from '../../offline/bundle/offlineStore';
import { install, installPrompt } from '../../offline/install';
import styles from './OfflinePanel.module.css';

/** "1.4 MB". @param bytes on the line */
const size = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

const contents = ({ counts }: OfflineBundle) =>
  `${counts.attractions} attractions, ${counts.pubs} historic pubs and ${counts.restaurants} restaurants, with their pictures and the map`;

/** The stored guide's state and what the visitor can do with it. */
export function OfflineStatus() {
  const { site } = useHost();
  const now = useStore(actions.offlineStore);
  useEffect(() => void actions.refreshStatus(), []);
  const title = (text: string) => <h2 id="offline-panel-title">{text}</h2>;
  const city = site.product;
  return (
    <>
      {now.state === 'loading' && (
        <>
          {title(`Take ${city} with you`)}
          <Spinner label="Looking what it takes" />
        </>
      )}
      {now.state === 'unsupported' && (
        <>
          {title(`Take ${city} with you`)}
          <p>This browser keeps nothing for the guide, as in a private window.</p>
        </>
      )}
      {now.state === 'available' && (
        <>
          {title(`Take ${city} with you`)}
          <p>Read it all without a connection{now.set && `: ${contents(now.set)}`}.</p>
          {now.set ? (
            <p>
              Size: <b>{size(bytesOf(now.set.files))}</b>
            </p>
          ) : (
            <Unreached />
          )}
          <Actions>
            {now.set ? (
              <Button icon={<Download aria-hidden="true" />} onClick={actions.startDownload}>
                Take {city} with you
              </Button>
            ) : (
              <Button onClick={actions.refreshStatus}>Try again</Button>
            )}
          </Actions>
        </>
      )}
      {now.state === 'downloading' && (
        <>
          {title(`Taking ${city} with you`)}
          <p>Keep reading; it goes on while the guide is open.</p>
          <Amount {...now} />
          <Actions>
            <Button icon={<Pause aria-hidden="true" />} onClick={actions.pause}>
              Pause
            </Button>
            <Button variant="line" onClick={actions.stop}>
              Stop
            </Button>
          </Actions>
        </>
      )}
      {(now.state === 'paused' || now.state === 'retrying') && (
        <>
          {title(`${city} is not whole yet`)}
          <p role="status">
            {now.state === 'paused'
              ? 'Paused. What is stored stays until you go on.'
              : 'The connection is gone. It goes on by itself when it is back.'}
          </p>
          <Amount {...now} />
          <Actions>
            <Button onClick={actions.startDownload}>Go on</Button>
            <Button variant="line" onClick={actions.stop}>
              Stop
            </Button>
          </Actions>
        </>
      )}
      {now.state === 'full' && (
        <>
          {title('This device is full')}
          <p role="alert">
            There is no room for {size(bytesOf(now.set.files))}.{' '}
            {now.isUpdate ? 'What was stored before is still there.' : 'Nothing was kept of it.'} Make room,
            then try again.
          </p>
          <Actions>
            <Button onClick={actions.startDownload}>Try again</Button>
          </Actions>
        </>
      )}
      {now.state === 'damaged' && (
        <>
          {title(`A part of ${city} is gone`)}
          <p role="alert">
            {`The browser has removed ${now.missing} of ${now.set.files.length} files to make room.`}
          </p>
          {now.isUnreached && <Unreached />}
          <Actions>
            <Button onClick={actions.startDownload}>Fetch them again</Button>
            <Remove />
          </Actions>
        </>
      )}
      {now.state === 'stored' && (
        <>
          {title(`${city} is on this device`)}
          <p role="status">
            Stored {when(now.set.storedAt, site.locale)} · {size(bytesOf(now.set.files))} ·{' '}
            {contents(now.set)}.
          </p>
          <p>
            Without a connection you can read and find everything. Booking and the newsletter wait until you
            are back.
          </p>
          {now.isUnreached && <Unreached />}
          <Actions>
            <Button onClick={actions.startDownload}>Bring up to date</Button>
            <Remove />
          </Actions>
        </>
      )}
      <Install />
    </>
  );
}

const Actions = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

const Unreached = () => <p role="status">The guide cannot be reached now. Try again with a connection.</p>;

const Remove = () => (
  <Button variant="line" icon={<Trash2 aria-hidden="true" />} onClick={actions.remove}>
    Remove
  </Button>
);

const PARTS: [part: OfflineBundle['files'][number]['part'], name: string][] = [
  ['app', 'The guide itself'],
  ['places', 'Places and pubs'],
  ['pictures', 'Pictures'],
  ['map', 'The map'],
];

function Amount({ set, stored }: { set: OfflineBundle; stored: ReadonlySet<string> }) {
  const all = bytesOf(set.files);
  const there = bytesOf(set.files.filter(({ url }) => stored.has(url)));
  const percent = Math.floor((100 * there) / all);
  return (
    <>
      <progress className={styles.progress} value={there} max={all} aria-label="Stored" />
      <p className={styles.figures}>
        <b>{`${percent} %`}</b>
        <span>{`${(there / 1_000_000).toFixed(1)} of ${size(all)}`}</span>
      </p>
      <ul className={styles.parts}>
        {PARTS.map(([part, name]) => {
          const files = set.files.filter((file) => file.part === part);
          const isDone = files.every(({ url }) => stored.has(url));
          return (
            <li key={part} data-done={isDone || undefined}>
              {isDone ? <CircleCheck aria-label="Stored" /> : <Clock aria-label="To come" />}
              <span>{name}</span>
              <small>{size(bytesOf(files))}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** "today at 14:10", "on 3 May at 09:05": by the device's clock. */
function when(at: string, locale: string): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const isToday = date.toDateString() === new Date().toDateString();
  const day = date.toLocaleDateString(locale, { day: 'numeric', month: 'long' });
  return isToday ? `today at ${time}` : `on ${day} at ${time}`;
}

/** Offered where the browser can put the guide on the home screen. */
function Install() {
  const isOffered = useStore(installPrompt, ({ event }) => event !== null);
  if (!isOffered) return null;
  return (
    <div className={styles.install}>
      <Button variant="line" full icon={<Smartphone aria-hidden="true" />} onClick={install}>
        Put the guide on the home screen
      </Button>
    </div>
  );
}
