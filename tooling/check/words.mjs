/** Private words that once stood for words of MDN, React, Fastify, MongoDB or statistics, and what to write instead. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @type {Record<string, string>} */
const BANNED = {
  ...{ DOINGS: 'INTERACTION_EVENTS', ANSWERING: 'INTERACTIVE_SELECTOR', isSparing: 'prefersReducedData' },
  ...{ wakeLater: 'scheduleHydration' },
  ...{ whenQuiet: 'onIdleAfterLoad', comeAlive: 'hydrateApp', Awake: 'HydrationMarker', awake: 'hydrated' },
  ...{ firstScript: 'guideBootstrap', retype: 'replayInput' },
  ...{ keepSharedGlobals: 'protectSharedGlobals', keepUpToDate: 'updateStoredGuide' },
  ...{ beginRelease: 'startHealthCheck', settleRelease: 'reportHydrated', whenTitled: 'onTitleReady' },
  ...{ keepUnsent: 'enqueueView', forgetUnsent: 'clearQueue', waitingList: 'persistentQueue' },
  ...{
    Pocket: 'OfflineState',
    pocket: 'offlineStore',
    takeSet: 'downloadBundle',
    ComingSet: 'PendingBundle',
  },
  ...{ SetIsOld: 'StaleManifestError', keepSame: 'copyUnchangedFiles', OfflineSet: 'OfflineBundle' },
  ...{ seenSoFar: 'visitedResources', noteData: 'recordData', markingFetch: 'fetchWithStaleness' },
  ...{ showMark: 'showOfflineBanner', StoredMark: 'OfflineBanner', removeOtherForms: 'deleteOldCaches' },
  ...{ ForeignAnswer: 'CaptivePortalError', mayKeep: 'isCacheable', unseal: 'verify', ANSWERERS: 'handlers' },
  ...{ KEEP_HEADER: 'OFFLINE_CACHE_HEADER', holdScroll: 'pinScroll', takesGuide: 'showsOffline' },
  ...{ waysOn: 'suggestedLinks', orHeld: 'staleIfError', mayHaveHappened: 'isOutcomeUnknown' },
  ...{ isDatabaseAway: 'isUnavailable', tooMuch: 'isOverloaded', keepCopy: 'cacheContent' },
  ...{ refuseFor: 'rejectIf', misfit: 'incompatibility', keepPruned: 'schedulePruning' },
  ...{ keepChange: 'archiveAuditEntry', Asker: 'Requester', isSuspect: 'isBlocked' },
  ...{ TakenPicture: 'OfflineImage', answerUnread: 'createClientErrorHandler', standingToken: 'activeToken' },
  ...{ keepShell: 'storeShellFiles', keepListings: 'createListingsCache', createEnds: 'createCrashHistory' },
  ...{ askToConfirm: 'sendConfirmation', KEPT_FREE: 'RESERVED_PATHS', offlineCopies: 'offlineCacheHeader' },
  ...{ ScreenAnswer: 'ScreenResult', answerHeaders: 'responseHeaders' },
  ...{ useStanding: 'useConnection', earlyDoings: 'earlyInteractions' },
  ...{ noteSecurityEvent: 'recordSecurityEvent', idleClaim: 'claimConflict', untoldType: 'undeclaredType' },
  ...{ tellsImports: 'listsImports', askedVersion: 'requestedVersion' },
  ...{ askGuide: 'requestGuide', readyRelease: 'prepareRelease', giveUpSilent: 'failTimedOut' },
  ...{ SHOWN_BY_SCRIPT: 'CLIENT_ONLY_QUERY', setTaken: 'setDownloadStatus', onTaken: 'onDownloadStatus' },
  ...{
    PocketPanel: 'OfflinePanel',
    MOST_AROUND: 'MAX_NEARBY',
    LEAST_AROUND: 'MIN_NEARBY',
    LATE_MS: 'MAX_LOOP_DELAY_MS',
  },
  ...{ TOLERATED: 'H0_FAILURE_RATE', INTOLERABLE: 'H1_FAILURE_RATE', fewestClients: 'minHittingSet' },
  ...{
    MOST_WAITING: 'MAX_QUEUED',
    AT_ONCE: 'MAX_IN_FLIGHT',
    TO_VISITOR: 'RESPONSE_HEADERS',
    TO_SERVICE: 'REQUEST_HEADERS',
  },
  ...{ 'come alive': 'be hydrated', 'comes alive': 'is hydrated', 'came alive': 'was hydrated' },
  ...{ SUITS: 'TRAITS', Choosable: 'Filterable', suitsOf: 'traitsOf', chooseByChips: 'applyFilters' },
  ...{ endWith: 'closeGracefully', doings: 'interactions' },
  ...{ keepTrying: 'retryWithBackoff', keepStream: 'followStream', createTurns: 'createScheduler' },
  ...{
    checkApart: 'checkInChildProcess',
    checkForm: 'checkFormatVersion',
    takeOwnership: 'acquireOwnership',
  },
};
const PATTERN = new RegExp(`\\b(${Object.keys(BANNED).join('|')})\\b`, 'g');
/** Phrases of prose, in Markdown only. @type {Record<string, string>} */
const BANNED_PROSE = {
  ...{ 'first doing': 'first interaction', 'told when': 'called when', 'heard by': 'read by' },
};
const PROSE = new RegExp(`\\b(${Object.keys(BANNED_PROSE).join('|')})\\b`, 'g');
/** Content of a guide is no code, and a list of changes names what was renamed. */
const CHECKED =
  /^(?!cities\/|tooling\/(check\/words\.mjs|test\/checks\.test\.ts)|contracts\/CHANGELOG\.md).*\.(tsx?|[cm]js|css|md)$/;

/** @param {string} root the repository @returns {string[]} what is wrong, a line each */
export function wordFaults(root) {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => CHECKED.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const found = [
        ...(text.match(PATTERN) ?? []),
        ...(file.endsWith('.md') ? (text.match(PROSE) ?? []) : []),
      ];
      return [...new Set(found)].map(
        (word) => `${file} says ${word}; the word for it is ${BANNED[word] ?? BANNED_PROSE[word]}.`,
      );
    });
}

/**
 * @param {string} root the repository
 * @returns {string[]} private words of the glossary that the code named beside them does not have, a line each
 */
export function glossaryFaults(root) {
  const glossary = path.join(root, 'docs/spec/glossary.md');
  const rows = readFileSync(glossary, 'utf8').matchAll(/^\| \*\*(.+?)\*\* \|.*\| `(\S+)` \|$/gm);
  return [...rows].flatMap(([, word = '', file = '']) => {
    const code = path.join(root, file);
    if (existsSync(code) && readFileSync(code, 'utf8').toLowerCase().includes(word)) return [];
    return [`docs/spec/glossary.md: ${file} has no ${word}.`];
  });
}
