import { randomBytes } from 'node:crypto';
import { deriveSecret } from '../../app-key.ts';
import type { Backend } from '../../context.ts';
import { passageSessions } from '../../db/schema/passage.ts';
import { IdentityDown, type IdentityProvider } from '../../identity/provider.ts';
import { encrypterFor } from '../../session/encrypter.ts';
import { switched } from '../switches/switched.ts';

/** Name of the pretended company. */
export const passageName = 'Passage';
export const checkPath = '/check';

/** The secret that the site has in common with it. */
const sharedSecret = ({ settings }: Backend) => deriveSecret(settings.appKey, 'identity-provider');

const name = 'passage-token';
/** The token as it is kept: the rows of the stand-in lie in the site's own database. */
const sealToken = ({ settings }: Backend, token: string) =>
  encrypterFor(settings.appKey).seal(name, token);
export const openToken = ({ settings }: Backend, sealed: string) =>
  encrypterFor(settings.appKey).open(name, sealed) ?? '';

/**
 * An identity provider that looks at nothing: on its page a person chooses what it says. It runs in this
 * process, on a port of its own, and reports over the network.
 */
export function identityStandIn(backend: Backend): IdentityProvider {
  const { db, clock, settings } = backend;
  return {
    name: passageName,
    secret: sharedSecret(backend),
    ownOrigin: settings.identityUrl,
    async openSession({ token, ...request }) {
      if (switched(backend).identity.isDown)
        throw new IdentityDown('The stand-in is switched off.');
      const now = clock();
      const given = { ...request, token: sealToken(backend, token), tokenAt: now };
      const [row] = await db
        .insert(passageSessions)
        .values({
          ...given,
          page: randomBytes(24).toString('base64url'),
          status: 'open',
          createdAt: now,
        })
        .onConflictDoUpdate({ target: passageSessions.reference, set: given })
        .returning();
      if (!row) throw new IdentityDown('The session was not stored.');
      return { url: `${settings.identityUrl}${checkPath}/${row.page}` };
    },
  };
}
