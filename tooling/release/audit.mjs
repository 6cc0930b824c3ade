/** Whether what is shipped has known faults. */

/**
 * @typedef {{ name: string, severity: string, title: string, url: string }} Fault
 * @typedef {{ package: string, advisory: string, reason: string }} Exception
 */

/**
 * @param {{ vulnerabilities?: Record<string, { via: (string | object)[] }>, message?: string }} report of `npm audit --json`
 * @param {Exception[]} exceptions by the advisory's address
 * @returns {string[]} one sentence for each known fault that is no exception, and for each exception that is not needed
 * @throws when the registry sent no report
 */
export function auditFaults(report, exceptions) {
  if (!report.vulnerabilities) throw new Error(report.message ?? 'The registry gave no report');
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one === 'object')
    .map((one) => /** @type {Fault} */ (one));
  const excepted = (/** @type {Fault} */ one) => exceptions.some((exception) => matches(exception, one));
  return [
    ...advisories
      .filter((one) => !excepted(one))
      .map(({ name, severity, title, url }) => `${name}: ${title} (${severity}, ${url})`),
    ...exceptions
      .filter((exception) => !advisories.some((one) => matches(exception, one)))
      .map((exception) => `The exception for ${exception.package} is not needed: ${exception.advisory}`),
  ];
}

/** @param {Exception} exception @param {Fault} fault */
const matches = (exception, { name, url }) => exception.package === name && exception.advisory === url;
