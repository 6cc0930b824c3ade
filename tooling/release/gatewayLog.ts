/** Reads from a gateway's log why it could not render screens. */
export function createGatewayLog() {
  const failures: { request: string; isSlow: boolean; message: string }[] = [];
  return {
    /** Reads a line of the log. */
    onLine(line: string): void {
      if (!line.startsWith('{') || !line.includes('Rendering a module failed')) return;
      const { reqId, err } = JSON.parse(line);
      // No release is to blame where there was no renderer.
      const isSlow = [err.type, err.name].includes('RendererUnavailable');
      failures.push({ request: String(reqId), isSlow, message: String(err.message) });
    },
    /** The last failure that was logged of these requests, slowness included. */
    lastOf: (request: string): string | undefined =>
      failures.findLast((one) => one.request.startsWith(request))?.message,

    /** Why the requests whose ids begin so were answered without their screen; slowness is no reason. */
    failureOf: (request: string, isTimeLimit: (message: string) => boolean): string | undefined =>
      failures.find((one) => one.request.startsWith(request) && !one.isSlow && !isTimeLimit(one.message))
        ?.message,
  };
}
