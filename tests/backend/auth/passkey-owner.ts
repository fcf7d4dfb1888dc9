import { expect } from 'vitest';
import type { TestBackend } from '../harness.ts';
import type { createAuthenticator } from './authenticator.ts';
import { confirmed, type Browser } from './browser.ts';

export type Authenticator = ReturnType<typeof createAuthenticator>;
interface Options {
  challenge: string;
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}

/** Requests the options for making or signing with a passkey. */
export async function optionsOf(browser: Browser, path: string): Promise<Options> {
  const answer = await browser.get(path);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { options: Options }).options;
}

/** Has a device make a passkey for the member of a browser. */
export async function addTo(browser: Browser, key: Authenticator, name = 'Laptop') {
  const { challenge } = await optionsOf(browser, '/user/passkeys/options');
  return browser.post('/user/passkeys', { name, credential: key.make(challenge) });
}

/** Somebody of the cast with a passkey, in a browser that has confirmed the password for it. */
export async function withPasskey(backend: TestBackend, name: string, key: Authenticator) {
  const browser = await confirmed(backend, name);
  expect((await addTo(browser, key)).status).toBe(200);
  return browser;
}
