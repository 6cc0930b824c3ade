/** Private words that once stood for words of MDN, React, Fastify, MongoDB or statistics, and what to write instead. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @type {Record<string, string>} */
const BANNED = {
  ...{ DOINGS: 'INTERACTION_EVENTS', ANSWERING: 'INTERACTIVE_SELECTOR', isSparing: 'prefersReducedData' },
  ...{ wakeLater: 'scheduleHydration', wakesAfterMs: 'hydrateAfterMs', wakesFor: 'hydrateForQuery' },
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
  ...{ useStanding: 'useConnection', earlyDoings: 'earlyInteractions' },
};
const PATTERN = new RegExp(`\\b(${Object.keys(BANNED).join('|')})\\b`, 'g');
/** Content of a guide is no code. */
const CHECKED =
  /^(?!cities\/|tooling\/(check\/words\.mjs|test\/checks\.test\.ts)|docs\/decisions\/).*\.(tsx?|[cm]js|css|md)$/;

/** @param {string} root the repository @returns {string[]} what is wrong, a line each */
export function wordFaults(root) {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => CHECKED.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) =>
      [...new Set(readFileSync(path.join(root, file), 'utf8').match(PATTERN))].map(
        (word) => `${file} says ${word}; the word for it is ${BANNED[word]}.`,
      ),
    );
}
