import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { exportJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { openBrowser, refusalOf, signedIn, type Browser } from '../auth/browser.ts';
import { nonceOf } from '../auth/social/social-way.ts';

const clientId = 'ours.apps.googleusercontent.com';
const key = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = key.publicKey.export({ type: 'spki', format: 'pem' });
const publicPem = new TextEncoder().encode(String(pem));

let backend: TestBackend;
let browser: Browser;
let nonce: string;
let asked: string[];
/** As a deployment with a client id of its own; Google's keys are ours. */
beforeEach(async () => {
  asked = [];
  const jwk = { ...(await exportJWK(createPublicKey(key.privateKey))), kid: 'one', alg: 'RS256' };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ keys: [jwk] });
  });
  backend = await createTestBackend({ env: { GOOGLE_CLIENT_ID: clientId } });
  browser = await openBrowser(backend);
  nonce = await nonceOf(browser);
});
afterEach(() => vi.unstubAllGlobals());

const seconds = () => Math.floor(backend.clock().getTime() / 1000);
const claims = (): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: clientId,
  azp: clientId,
  sub: '1234567890',
  email: 'new@gmail.com',
  email_verified: true,
  name: 'New Person',
  nonce,
  iat: seconds(),
  nbf: seconds(),
  exp: seconds() + 3600,
});
const sign = (change: JWTPayload = {}, header: object = {}, by = key.privateKey) =>
  new SignJWT({ ...claims(), ...change })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
    .sign(by);
const without = (name: string) => {
  const rest = claims();
  delete rest[name];
  return new SignJWT(rest).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key.privateKey);
};
const send = async (credential: string, by = browser) =>
  refusalOf(await by.post('/auth/google/callback', { credential }));

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
async function tampered() {
  const [header, , signature] = (await sign()).split('.');
  return [header, base64({ ...claims(), sub: 'somebody-else' }), signature].join('.');
}

test('what Google signed is believed, and its keys are fetched once', async () => {
  expect(await send(await sign())).toMatchObject({ status: 422, code: 'registration_required' });
  nonce = await nonceOf(browser);
  expect(await send(await sign({ iss: 'accounts.google.com' }))).toMatchObject({ status: 422 });
  expect(asked).toEqual(['https://www.googleapis.com/oauth2/v3/certs']);
});

describe('400 token_invalid, and nobody is in', () => {
  const hostile: Record<string, () => Promise<string> | string> = {
    'alg none': () => new UnsecuredJWT(claims()).encode(),
    'alg none, with a signature': async () => {
      const [, , signature = ''] = (await sign()).split('.');
      return `${base64({ alg: 'none', kid: 'one' })}.${base64(claims())}.${signature}`;
    },
    'HS256 with the public key as the secret': () =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(publicPem),
    'RS512, which Google does not use': () => sign({}, { alg: 'RS512' }),
    'another key under the known kid': () => sign({}, {}, foreign.privateKey),
    'an unknown kid': () => sign({}, { kid: 'two' }, foreign.privateKey),
    'a key of its own in the header': async () =>
      sign({}, { jwk: await exportJWK(foreign.publicKey) }, foreign.privateKey),
    'a changed payload': tampered,
    'another audience': () => sign({ aud: 'theirs.apps.googleusercontent.com' }),
    'another authorized party': () => sign({ azp: 'theirs.apps.googleusercontent.com' }),
    'another issuer': () => sign({ iss: 'https://accounts.google.com.evil.test' }),
    'the local issuer': () => sign({ iss: 'http://fanfare.test/issuer/google' }),
    'not yet valid': () => sign({ nbf: seconds() + 600 }),
    'issued in the future': () => sign({ iat: seconds() + 600 }),
    'no exp': () => without('exp'),
    'no iat': () => without('iat'),
    'no sub': () => without('sub'),
    'no nonce': () => without('nonce'),
    'no aud': () => without('aud'),
    'no iss': () => without('iss'),
    'not a JWT': () => 'abc',
    'three empty parts': () => '..',
    'a JWT of JWTs': async () => base64({ alg: 'RS256' }) + (await sign()),
  };
  test.each(Object.keys(hostile))('%s', async (name) => {
    const credential = (await hostile[name]?.()) ?? '';
    expect(await send(credential)).toMatchObject({ status: 400, code: 'token_invalid' });
    expect((await browser.get('/api/v1/me')).status).toBe(401);
    expect((await browser.get('/auth/social/pending')).status).toBe(204);
    const checked = await browser.post('/auth/google/check_token', { credential });
    expect(checked.status).toBe(400);
  });
});

describe('400 token_expired', () => {
  const old = { status: 400, code: 'token_expired' };

  test('exp is over, or it lives longer than Google’s do', async () => {
    expect(await send(await sign({ exp: seconds() - 60 }))).toMatchObject(old);
    const eternal = { iat: seconds() - 7200, exp: seconds() + 7200 };
    expect(await send(await sign(eternal))).toMatchObject(old);
  });

  test('the nonce is another session’s, was never given, or is an hour old', async () => {
    expect(await send(await sign({ nonce: 'never-given' }))).toMatchObject(old);
    const other = await openBrowser(backend);
    expect(await send(await sign(), other)).toMatchObject(old);
    backend.advance(59 * 60_000);
    await browser.get('/api/v1/me');
    backend.advance(2 * 60_000);
    expect(await send(await sign())).toMatchObject(old);
  });

  test('a replay, in this session and in any other', async () => {
    const credential = await sign();
    await send(credential);
    expect(await send(credential)).toMatchObject(old);
    expect(await send(credential, await openBrowser(backend))).toMatchObject(old);
  });

  test('attaching by a replayed or foreign credential is 422', async () => {
    const member = await signedIn(backend, 'ada');
    const attach = { credential: await sign(), password: 'correct-horse-9' };
    const answer = await member.post('/api/v1/social/attach/google', attach);
    expect(await refusalOf(answer)).toMatchObject({ status: 422, code: 'token_expired' });
  });
});

const link = async (change: JWTPayload) => {
  const credential = await sign({ email: 'ada@fanfare.test', ...change });
  const answer = await browser.post('/auth/google/check_token', { credential });
  return ((await answer.json()) as { status: string }).status;
};

describe('the address', () => {
  test('counts only where Google is its authority', async () => {
    expect(await link({ email_verified: true })).toBe('unknown');
    expect(await link({ hd: 'fanfare.test', email_verified: false })).toBe('unknown');
    expect(await link({ hd: 'fanfare.test', email_verified: true })).toBe('not_attached');
  });
});

test('keys that cannot be fetched are no way in', async () => {
  vi.stubGlobal('fetch', async () => new Response('down', { status: 503 }));
  expect(await send(await sign())).toMatchObject({ status: 400, code: 'token_invalid' });
});
