import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Backend } from '../../context.ts';
import { errorText } from '../../lib/error-text.ts';
import { Refusal } from '../../http/failures.ts';
import { callbackPath } from './callback.routes.ts';
import { isProvidersPage, returnAddress } from './page-address.ts';
import { IdentityDown, type IdentityProvider, type IdentityRequest } from './provider.ts';

/** Milliseconds that the provider has to answer. */
const patience = 10_000;

const unavailable = () =>
  new Refusal(
    503,
    { message: 'Identities cannot be verified now.', code: 'identity_unavailable' },
    { 'Retry-After': '30' },
  );

async function ask(provider: IdentityProvider, request: IdentityRequest): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdentityDown('It did not answer in time.')), patience);
  });
  try {
    return (await Promise.race([provider.openSession(request), late])).url;
  } finally {
    clearTimeout(timer);
  }
}

/** The provider's page for a session that `begin` makes; 503 when there is nobody to ask. */
export async function openPage(
  backend: Backend,
  asked: string,
  locale: LocaleCode,
  begin: () => Promise<{ id: string; token: string }>,
): Promise<{ session: string; address: string }> {
  const { identity, settings, log } = backend;
  if (!identity) throw unavailable();
  const { id: session, token } = await begin();
  let address: string;
  try {
    address = await ask(identity, {
      reference: session,
      token,
      returnUrl: returnAddress(backend, asked),
      callbackUrl: `${settings.appUrl}${callbackPath}`,
      locale,
    });
  } catch (error) {
    log.error('identity: no answer', { provider: identity.name, error: errorText(error) });
    throw unavailable();
  }
  if (isProvidersPage(backend, identity, address)) return { session, address };
  log.error('identity: a page of no listed host', { provider: identity.name });
  throw unavailable();
}
