import type { OfflineBundle } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Button, RichText, Spinner } from '@guide/ui';
import { CircleCheck, Clock, Download, Pause, Smartphone, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { pageLanguage } from '../../navigation/address';
import { bytesOf, type Progress } from '../../offline/bundle/downloadBundle';
import * as actions from '../../offline/bundle/offlineStore';
import { languageOfBundle } from '../../offline/database';
import { install, installPrompt } from '../../offline/install';
import styles from './OfflinePanel.module.css';
import { countPlaces, formatSize, languageText, sizeOf, storedText } from './offlineTexts';

const takeText = ({ product }: Site) => i18n.t('Take {city} with you', { city: product });

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

const startButton = (label: string, bundle: OfflineBundle, icon?: ReactNode) =>
  button(label, () => void actions.startDownload(languageOfBundle(bundle)), icon);

const stopButton = () => button(i18n.t('Stop'), actions.stop, undefined, 'line');
const removeButton = () => button(i18n.t('Remove'), actions.remove, <Trash2 aria-hidden="true" />, 'line');
const unreachableNotice = () => (
  <p key="unreachable" role="status">
    {i18n.t('The guide cannot be reached. Try again when you are online.')}
  </p>
);

const views: { [Name in State]: (status: StateOf<Name>, site: Site) => View } = {
  available: ({ bundle }, site) => ({
    title: takeText(site),
    text: (
      <>
        <p>
          {i18n.t('Read everything offline: {places}, with their pictures and the map.', {
            places: countPlaces(bundle, site),
          })}
        </p>
        <p>
          <RichText
            text={i18n.t('Size: <0>{size}</0>', { size: sizeOf(bundle.files) })}
            elements={[(size) => <b>{size}</b>]}
          />
        </p>
      </>
    ),
    buttons: startButton(takeText(site), bundle, <Download aria-hidden="true" />),
  }),
  downloading: ({ waitsFor, ...progress }, { product }) => ({
    title: waitsFor ? i18n.t('Download incomplete') : i18n.t('Downloading {city}', { city: product }),
    text: (
      <>
        <p role="status">{waitingText(waitsFor)}</p>
        {languageOfBundle(progress.bundle) !== pageLanguage() && <p>{languageText(progress.bundle)}</p>}
        <DownloadProgress {...progress} />
      </>
    ),
    buttons: [
      waitsFor
        ? startButton(i18n.t('Continue'), progress.bundle)
        : button(i18n.t('Pause'), actions.pause, <Pause aria-hidden="true" />),
      stopButton(),
    ],
  }),
  ready: (status, site) =>
    withLanguage(status.bundle, status.missing > 0 ? removedView(status) : readyView(status, site)),
  failed: (status, site) => {
    if (status.reason === 'full') return fullView(status);
    const title = takeText(site);
    return status.reason === 'unreachable'
      ? { title, text: unreachableNotice(), buttons: button(i18n.t('Try again'), actions.refreshStatus) }
      : {
          title,
          text: (
            <p>
              {i18n.t('This browser cannot store the guide. If this is a private window, try a normal one.')}
            </p>
          ),
        };
  },
};

function waitingText(waitsFor: StateOf<'downloading'>['waitsFor']): string {
  if (waitsFor === 'visitor') return i18n.t('Paused. The downloaded files stay on this device.');
  if (waitsFor === 'connection')
    return i18n.t('You are offline. The download continues when you are back online.');
  return i18n.t('Keep reading. The download continues while the guide is open.');
}

const removedView = ({ bundle, missing, isOffline }: StateOf<'ready'>): View => ({
  title: i18n.t('Some files were removed'),
  text: [
    <p key="missing" role="alert">
      {i18n.t(
        'Your browser has removed {missing} of {total, plural, one {{total} file} other {{total} files}} to free space.',
        { missing, total: bundle.files.length },
      )}
    </p>,
    isOffline && unreachableNotice(),
  ],
  buttons: [startButton(i18n.t('Download them again'), bundle), removeButton()],
});

function readyView({ bundle, isOffline }: StateOf<'ready'>, site: Site): View {
  const facts = [
    storedText(bundle.storedAt, site.locale),
    sizeOf(bundle.files),
    i18n.t('{places}, with their pictures and the map.', { places: countPlaces(bundle, site) }),
  ];
  return {
    title: i18n.t('{city} is on this device', { city: site.product }),
    text: [
      <p key="stored" role="status">
        {facts.join(' · ')}
      </p>,
      <p key="use">
        {i18n.t('You can read and search everything offline. Booking and the newsletter need a connection.')}
      </p>,
      isOffline && unreachableNotice(),
    ],
    buttons: [startButton(i18n.t('Update'), bundle), removeButton()],
  };
}

function fullView({ isUpdate, bundle }: Pick<Progress, 'isUpdate' | 'bundle'>): View {
  const size = sizeOf(bundle.files);
  return {
    title: i18n.t('This device is full'),
    text: (
      <p role="alert">
        {isUpdate
          ? i18n.t(
              'The guide needs {size}. The earlier download is still there. Free some space, then try again.',
              { size },
            )
          : i18n.t('The guide needs {size}. Nothing was saved. Free some space, then try again.', { size })}
      </p>
    ),
    buttons: startButton(i18n.t('Try again'), bundle),
  };
}

/** Says that a guide is in another language than the page, and offers it in that of the page. */
function withLanguage(bundle: OfflineBundle, { title, text, buttons }: View): View {
  if (languageOfBundle(bundle) === pageLanguage()) return { title, text, buttons };
  return {
    title,
    text: [<p key="language">{languageText(bundle)}</p>, text],
    buttons: [
      button(
        i18n.t('Download it in this language'),
        () => void actions.startDownload(pageLanguage()),
        <Download aria-hidden="true" />,
      ),
      buttons,
    ],
  };
}

export function OfflineStatus() {
  const { site } = useHost();
  const status = useStore(actions.offlineStore, (store) => store.status);
  useEffect(() => void actions.refreshStatus(), []);
  const view: View = status
    ? (views[status.state] as (status: actions.OfflineState, site: Site) => View)(status, site)
    : { title: takeText(site), text: <Spinner label={i18n.t('Checking the size…')} /> };
  return (
    <>
      <h2 id="offline-panel-title">{view.title}</h2>
      {view.text}
      {view.buttons && <div className={styles.actions}>{view.buttons}</div>}
      <Install />
    </>
  );
}

const partNames = (): [part: OfflineBundle['files'][number]['part'], name: string][] => [
  ['app', i18n.t('The guide itself')],
  ['places', i18n.t('Places and pubs')],
  ['pictures', i18n.t('Pictures')],
  ['map', i18n.t('The map')],
];

function DownloadProgress({ bundle, stored }: Pick<Progress, 'bundle' | 'stored'>) {
  const total = bytesOf(bundle.files);
  const done = bytesOf(bundle.files.filter(({ url }) => stored.has(url)));
  return (
    <>
      <progress className={styles.progress} value={done} max={total} aria-label={i18n.t('Downloaded')} />
      <p className={styles.figures}>
        <b>{i18n.t('{percent} %', { percent: Math.floor((100 * done) / total) })}</b>
        <span>
          {i18n.t('{done} of {size}', { done: formatSize(done, false), size: sizeOf(bundle.files) })}
        </span>
      </p>
      <ul className={styles.parts}>
        {partNames().map(([part, name]) => {
          const files = bundle.files.filter((file) => file.part === part);
          const isDone = files.every(({ url }) => stored.has(url));
          return (
            <li key={part} data-done={isDone || undefined}>
              {isDone ? (
                <CircleCheck aria-label={i18n.t('Downloaded')} />
              ) : (
                <Clock aria-label={i18n.t('Waiting')} />
              )}
              <span>{name}</span>
              <small>{sizeOf(files)}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Install() {
  const isOffered = useStore(installPrompt, ({ event }) => event !== null);
  if (!isOffered) return null;
  return (
    <div className={styles.install}>
      <Button variant="line" full icon={<Smartphone aria-hidden="true" />} onClick={install}>
        {i18n.t('Add to home screen')}
      </Button>
    </div>
  );
}
