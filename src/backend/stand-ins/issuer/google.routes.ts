import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { LocalCredentialMessage } from '#src/contract/auth/social.ts';
import type { Env, Router } from '../../context.ts';
import { formBody } from '../../http/form-body.ts';
import { localClientId, providersOf } from '../../auth/social/providers.ts';
import { issuerKey } from './keys.ts';
import { chooserPage, handOverPage, wrongRequestPage } from './page.ts';
import { pretendPeople, type PretendPerson } from './people.ts';

const path = '/issuer/google';
const request = z.object({
  client_id: z.literal(localClientId),
  nonce: z.string().min(16).max(200),
});

const issuerOf = (c: Context<Env>) => providersOf(c.get('backend')).google?.issuers[0] ?? '';
const choices = pretendPeople
  .filter(({ google }) => google !== undefined)
  .map((person) => ({ person, known: person.google?.email ?? 'no email address' }));

/** An ID token as Google signs them (contract §5.1), for an hour. */
async function credentialFor(c: Context<Env>, person: PretendPerson, nonce: string) {
  const backend = c.get('backend');
  const { subject = '', email, isVerified } = person.google ?? {};
  const { privateKey, kid } = await issuerKey(backend);
  const now = Math.floor(backend.clock().getTime() / 1000);
  const [givenName, ...rest] = person.name.split(' ');
  return new SignJWT({
    azp: localClientId,
    ...(email && { email, email_verified: isVerified }),
    ...(isVerified && { hd: 'fanfare.test' }),
    name: person.name,
    given_name: givenName,
    family_name: rest.join(' '),
    nonce,
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(issuerOf(c))
    .setAudience(localClientId)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + 3600)
    .sign(privateKey);
}

const hand = (c: Context<Env>, message: LocalCredentialMessage) => handOverPage(c, message);

/** Keys, discovery and the account chooser that stands in for Google's. */
export function addLocalGoogle(router: Router) {
  router.get(`${path}/.well-known/openid-configuration`, (c) => {
    const issuer = issuerOf(c);
    return c.json({
      issuer,
      jwks_uri: `${issuer}/jwks`,
      authorization_endpoint: `${issuer}/choose`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['id_token'],
      subject_types_supported: ['public'],
    });
  });

  router.get(`${path}/jwks`, async (c) =>
    c.json({ keys: [(await issuerKey(c.get('backend'))).jwk] }),
  );

  router.get(`${path}/choose`, (c) => {
    const asked = request.safeParse(c.req.query());
    if (!asked.success) return wrongRequestPage(c, 'client_id or nonce is missing.');
    return chooserPage(c, { provider: 'Google', choices, fields: asked.data });
  });

  router.post(`${path}/choose`, async (c) => {
    const form = await formBody(c);
    const asked = request.safeParse(form);
    if (!asked.success) return wrongRequestPage(c, 'client_id or nonce is missing.');
    if (form['cancel']) return hand(c, { source: 'fanfare-issuer', type: 'cancelled' });
    const choice = choices.find(({ person }) => person.id === form['account']);
    if (!choice) return wrongRequestPage(c, 'There is no such account.');
    const credential = await credentialFor(c, choice.person, asked.data.nonce);
    return hand(c, { source: 'fanfare-issuer', type: 'credential', credential, select_by: 'btn' });
  });
}
