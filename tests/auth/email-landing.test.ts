import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { emailLandingMachine } from '#machines/auth/email-landing.machine.ts';
import type { EmailLandingInput } from '#machines/auth/email-landing.types.ts';
import { emailLandingAdapter } from '#src/actors/auth/email-landing.adapter.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { fakeServer, json } from '#tests/api/fake-server.ts';
import { user } from './one-server.ts';

const land = async (claim: EmailLandingInput['claim'], who: object | null) => {
  const { fetch } = fakeServer(() =>
    who ? json(200, { data: who, unread: 0 }) : json(401, { message: 'Unauthenticated.' }),
  );
  const http = createHttp({ fetch, xsrfToken: () => 't' });
  const actor = createActor(emailLandingMachine.provide(emailLandingAdapter(http)), {
    input: { claim, viewer: null, next: '/' },
  });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { value, emitted };
};

test('the server decides, not the address of the page', async () => {
  const verified = user(5);
  const unverified = user(5, { email_verified_at: null });
  expect(await land('verified', verified)).toEqual({
    value: 'verified',
    emitted: ['member.updated'],
  });
  expect(await land('verified', unverified)).toEqual({ value: 'failed', emitted: [] });
  expect(await land('verified', null)).toEqual({ value: 'signedOut', emitted: [] });
  expect(await land('expired', verified)).toMatchObject({ value: 'verified' });
  expect(await land('expired', unverified)).toEqual({ value: 'failed', emitted: [] });
  expect(await land('expired', null)).toEqual({ value: 'failed', emitted: [] });
  expect(await land('unauthorized', verified)).toEqual({ value: 'failed', emitted: [] });
});
