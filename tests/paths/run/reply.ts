import type { Failure } from '#machines/lib/failure.ts';
import type { PageModel, Reply } from '#tests/lib/page-model.ts';
import type { Step } from '../model.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  body,
  headers,
});

type OfKind<Kind extends Failure['kind']> = Extract<Failure, { kind: Kind }>;

/** The answer that the client reads as each kind of failure (contract §1.3, §8.0). */
const replies: { readonly [Kind in Failure['kind']]: (failure: OfKind<Kind>) => Reply } = {
  offline: () => 'cut',
  unauthenticated: () => json(401, { message: 'Unauthenticated.' }),
  passwordUnconfirmed: () => ({ cannot: 'the app asks for the password above the screen first' }),
  forbidden: ({ message, code }) => json(403, { message, code }),
  notFound: () => json(404, { message: '' }),
  conflict: ({ message, code }) => json(409, { message, code }),
  paymentDeclined: ({ message, code, declineCode }) =>
    json(402, { message, code, decline_code: declineCode }),
  invalid: ({ message, fields }) => json(422, { message, errors: fields }),
  throttled: ({ message, retryAfter }) =>
    json(429, { message }, { 'Retry-After': String(retryAfter) }),
  unavailable: () => json(503, { message: 'Service Unavailable' }),
  sessionChanged: () => ({
    cannot: 'a redirect to a page is followed by the browser before the client sees it',
  }),
  unexpected: ({ status, message }) =>
    status === null ? { cannot: 'no answer of a server is like this' } : json(status, { message }),
};

const replyOf = (failure: Failure): Reply => {
  const known = replies[failure.kind] as ((failure: Failure) => Reply) | undefined;
  return known?.(failure) ?? { cannot: 'it is no failure of a request' };
};

/** For a screen that the app leaves as soon as a session is over. */
export const replyWhileSignedIn = (failure: Failure): Reply =>
  failure.kind === 'unauthenticated'
    ? { cannot: 'the app leaves this screen when a session is over' }
    : replyOf(failure);

/** The reply that a settling step needs, or why there is none. */
export function replyFor(page: PageModel, port: string, { event }: Pick<Step, 'event'>): Reply {
  const known = page.ports?.[port];
  if (!known) return { cannot: `the page model does not know the port "${port}"` };
  if ('error' in event) {
    const failure = event['error'] as Failure;
    if (known.error) return known.error(failure as never);
    return page.as === undefined ? replyOf(failure) : replyWhileSignedIn(failure);
  }
  return known.done(event['output'] as never);
}

export const isImpossible = (reply: Reply): reply is { readonly cannot: string } =>
  typeof reply === 'object' && 'cannot' in reply;
