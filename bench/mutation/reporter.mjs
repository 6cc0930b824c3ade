/** Prints what becomes of each test as a line of JSON, at once: the first that fails ends a mutant's run. */
export const MARK = '@mutation ';

const say = (message) => process.stdout.write(`\n${MARK}${JSON.stringify(message)}\n`);

export default class LineReporter {
  onTestCaseResult({ path }, { status, fullName, failureMessages }) {
    say({ path, test: fullName, failed: status === 'failed', message: failureMessages?.[0] });
  }

  onTestResult({ path }, { testExecError, perfStats }) {
    const seconds = (perfStats.end - perfStats.start) / 1000;
    const message = testExecError && String(testExecError.message ?? testExecError);
    say({ path, seconds, failed: Boolean(testExecError), message });
  }

  onRunComplete() {
    say({ complete: true });
  }
}
