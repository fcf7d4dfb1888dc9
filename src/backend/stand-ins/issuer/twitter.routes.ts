import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Backend, Router } from '../../context.ts';
import { formBody } from '../../http/form-body.ts';
import { Refusal } from '../../http/failures.ts';
import { encrypterFor } from '../../auth/session/encrypter.ts';
import { isSame } from '../../auth/session/session.ts';
import { localClientId, twitterCallbackPath } from '../../auth/social/providers.ts';
import { chooserPage, wrongRequestPage } from './page.ts';
import { pretendPeople } from './people.ts';

const path = '/issuer/twitter';
const codeSeconds = 60;

const request = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(localClientId),
  redirect_uri: z.literal(twitterCallbackPath),
  scope: z.string(),
  state: z.string().min(16).max(200),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal('S256'),
});
const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.literal(twitterCallbackPath),
  code_verifier: z.string().min(43).max(128),
});
const sealedCode = z.object({
  id: z.string(),
  account: z.string(),
  challenge: z.string(),
  /** Unix seconds. */
  until: z.number(),
});

const choices = pretendPeople
  .filter(({ twitter }) => twitter !== undefined)
  .map((person) => ({ person, known: `@${person.twitter?.username}` }));

/** Codes that were exchanged; they live too short to fill anything. */
const spent = new Set<string>();
const nowOf = ({ clock }: Backend) => clock().getTime() / 1000;
const refuse = (error: string) => new Refusal(400, { error });

/** The account of a code that is fresh, unspent, and matches the verifier. */
function redeem(backend: Backend, code: string, verifier: string): string {
  const text = encrypterFor(backend.settings.appKey).open('issuer-code', code);
  const opened = sealedCode.safeParse(text === null ? null : JSON.parse(text));
  if (!opened.success || opened.data.until < nowOf(backend)) throw refuse('invalid_grant');
  const { id, account, challenge } = opened.data;
  const given = createHash('sha256').update(verifier).digest('base64url');
  if (spent.has(id) || !isSame(given, challenge)) throw refuse('invalid_grant');
  spent.add(id);
  return account;
}

/** OAuth 2 with PKCE, as X does it: chooser, token, person. */
export function addLocalTwitter(router: Router) {
  router.get(`${path}/authorize`, (c) => {
    const asked = request.safeParse(c.req.query());
    if (!asked.success) return wrongRequestPage(c, 'This is no request of the app.');
    return chooserPage(c, { provider: 'Twitter', choices, fields: asked.data });
  });

  router.post(`${path}/authorize`, async (c) => {
    const backend = c.get('backend');
    const form = await formBody(c);
    const asked = request.safeParse(form);
    if (!asked.success) return wrongRequestPage(c, 'This is no request of the app.');
    const { redirect_uri: back, state, code_challenge: challenge } = asked.data;
    if (form['cancel'])
      return c.redirect(`${back}?${new URLSearchParams({ error: 'access_denied', state })}`, 303);
    const choice = choices.find(({ person }) => person.id === form['account']);
    if (!choice) return wrongRequestPage(c, 'There is no such account.');
    const grant: z.infer<typeof sealedCode> = {
      id: randomUUID(),
      account: choice.person.id,
      challenge,
      until: nowOf(backend) + codeSeconds,
    };
    const code = encrypterFor(backend.settings.appKey).seal('issuer-code', JSON.stringify(grant));
    return c.redirect(`${back}?${new URLSearchParams({ code, state })}`, 303);
  });

  router.post(`${path}/token`, async (c) => {
    const backend = c.get('backend');
    const basic = Buffer.from(`${localClientId}:${localClientId}`).toString('base64');
    if (c.req.header('authorization') !== `Basic ${basic}`) throw refuse('invalid_client');
    const asked = exchange.safeParse(await formBody(c));
    if (!asked.success) throw refuse('invalid_request');
    const account = redeem(backend, asked.data.code, asked.data.code_verifier);
    const sealed = encrypterFor(backend.settings.appKey).seal('issuer-token', account);
    return c.json({ token_type: 'bearer', access_token: sealed, expires_in: 60 });
  });

  router.get(`${path}/users/me`, (c) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
    const id = encrypterFor(c.get('backend').settings.appKey).open('issuer-token', token);
    const person = pretendPeople.find((one) => one.id === id);
    if (!person?.twitter) throw new Refusal(401, { title: 'Unauthorized' });
    const { subject, username, email } = person.twitter;
    return c.json({
      data: { id: subject, name: person.name, username, ...(email && { confirmed_email: email }) },
    });
  });
}
