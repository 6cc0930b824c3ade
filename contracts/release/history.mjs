/**
 * @param {{ at: string, by: string, action: string, version: string, percent?: number, commit?: string, reason?: string }} change
 */
export function changeLine({ at, by, action, version, percent, commit, reason }) {
  const details = [
    percent === undefined ? '' : ` to ${percent} %`,
    commit ? ` from ${commit}` : '',
    ` by ${by}`,
    reason ? `: ${reason}` : '',
  ];
  return `${at.slice(0, 19).replace('T', ' ')} ${action} ${version}${details.join('')}`;
}
