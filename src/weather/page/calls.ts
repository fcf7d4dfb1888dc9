import type { CallOutcome, Network } from '../weather.ts';

/** The network of this page, with its clock. */
export interface PageNetwork extends Pick<Network, 'call' | 'event'> {
  isAway(): boolean;
  wait(milliseconds: number, signal?: AbortSignal | null): Promise<void>;
}

/** Error of a browser that has no network. */
const noNetwork = () => new TypeError('Failed to fetch');

const refusal = (status: number): Response =>
  Response.json(
    {
      message:
        status === 419
          ? 'CSRF token mismatch.'
          : status === 401
            ? 'Unauthenticated.'
            : 'Password confirmation required.',
    },
    { status },
  );

/** A page's `fetch` under a weather; what `isCall` denies, such as a module, passes as ever. */
export function fetchUnder(
  plain: typeof fetch,
  network: PageNetwork,
  isCall: (address: string) => boolean,
): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!isCall(address)) return plain(input, init);
    const { delay, outcome } = network.call();
    await network.wait(delay, init?.signal ?? (input instanceof Request ? input.signal : null));
    if (network.isAway() || outcome.kind === 'unsent') throw noNetwork();
    if (outcome.kind === 'refused') return refusal(outcome.status);
    const response = await plain(input, init);
    if (network.isAway() || outcome.kind === 'unanswered') throw noNetwork();
    return response;
  };
}

/** True if an upload comes off as lost: `XMLHttpRequest`'s answer cannot be taken away. */
const isLost = (outcome: CallOutcome): boolean =>
  outcome.kind === 'unsent' || outcome.kind === 'unanswered';

/** An `XMLHttpRequest`, by which uploads go, under a weather: each waits, and some never leave. */
export const requestUnder = (
  Plain: typeof XMLHttpRequest,
  network: PageNetwork,
): typeof XMLHttpRequest =>
  class extends Plain {
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const { delay, outcome } = network.call();
      void network.wait(delay).then(() => {
        if (network.isAway() || isLost(outcome)) {
          this.abort();
          this.dispatchEvent(new ProgressEvent('error'));
        } else super.send(body);
      });
    }
  };
