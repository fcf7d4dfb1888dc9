import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { referralLinks } from '#src/backend/db/schema/social.ts';
import { users } from '#src/backend/db/schema/users.ts';
import type { Privacy } from '#src/contract/auth/auth.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { boCardId, newKey, saveCard, subscribeTo } from '../billing/payments.ts';
import { say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf, storeFile, subscribe, writePost } from '../world.ts';
import { relate } from './relate.ts';

export const choosePrivacy = async (browser: Browser, privacy: Partial<Privacy>) =>
  expect((await browser.send('PUT', '/api/v1/me/site_settings', { privacy })).status).toBe(200);

/** `bo` looks at `ada`, with whom he has everything that two can have, and at `fay`, a stranger. */
export interface PrivacyWorld {
  backend: TestBackend;
  ada: Browser;
  bo: Browser;
  fay: Browser;
  postId: number;
  /** A post of `bo` that `ada` has bought. */
  soldId: number;
  intent: string;
}

export async function openWorld(): Promise<PrivacyWorld> {
  const backend = await createTestBackend();
  const [ada, bo, fay] = [
    await signedIn(backend, 'ada'),
    await signedIn(backend, 'bo'),
    await signedIn(backend, 'fay'),
  ];
  await relate(bo, 'ada', 'start_following');
  await relate(ada, 'bo', 'start_following');
  const intent = newKey();
  expect((await subscribeTo(bo, 'ada', {}, intent)).status).toBe(201);
  await subscribe(backend, 'ada', 'bo');
  const { id: postId } = await writePost(backend, 'ada');
  expect(
    (await ada.post(`/api/v1/posts/${postId}/comments`, { text: 'Mine' }, newKey())).status,
  ).toBe(201);
  const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
  const paid = await writePost(backend, 'ada', { isPaid: true, price: 500, media: [hash] });
  const price = { expected_amount: 500, currency: 'USD', card_id: boCardId };
  await bo.post(`/api/v1/posts/${paid.id}/purchase`, price, newKey());
  const sold = await writePost(backend, 'bo', { isPaid: true, price: 500 });
  const { id: card_id } = await saveCard(backend, ada, '4242424242424242');
  const bought = await ada.post(
    `/api/v1/posts/${sold.id}/purchase`,
    { ...price, card_id },
    newKey(),
  );
  expect(bought.status).toBe(201);
  await say(ada, 'bo', 'Good morning');
  const reason = { message: 'Look at this', reason: 'spam' };
  await bo.post(`/api/v1/chat/${idOf('ada')}/complaint`, reason);
  await backend.db
    .insert(referralLinks)
    .values({ userId: idOf('ada'), code: 'by-ada', createdAt: backend.clock() });
  await comeOnline(backend);
  return { backend, ada, bo, fay, postId, soldId: sold.id, intent: intent['Idempotency-Key'] };
}

/** A moment ago both made a call. */
export const comeOnline = ({ db, clock }: TestBackend) =>
  db
    .update(users)
    .set({ lastSeenAt: clock() })
    .where(inArray(users.id, [idOf('ada'), idOf('fay')]));
