import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '#src/backend/jobs.table.ts';
import { subscriptionOffers } from '#src/backend/db/schema/billing.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { signedIn } from '../auth/browser.ts';
import { invitedBy } from '../invitations/invited.ts';
import { relate } from '../people/relate.ts';
import { idOf, writePost } from '../world.ts';
import { balance, file, page } from './lists.ts';
import { Parting } from './parting.ts';
import { announcedPayments, expectBooksToBalance, subscribeTo } from './payments.ts';

let at: Parting;
beforeEach(async () => {
  at = await Parting.begin();
});

describe('a creator who blocks a subscriber', () => {
  it('gives the days that are left back: on both sides, to the card, once', async () => {
    const { id, fee, days, back } = await at.subscribedForTenDays();
    await at.block(at.ada, 'bo');
    await at.block(at.ada, 'bo');
    await runJobs(at.backend);

    expect(await at.isRunning()).toBe(false);
    expect(await at.sentBack()).toMatchObject([{ amount: back.amount }]);
    const given = { amount: { amount: back.amount }, days, settled_at: expect.any(String) };
    const kept = fee - back.fee;
    expect(await at.last(at.bo, 'sent')).toMatchObject({
      id,
      status: 'succeeded',
      amount: { amount: 999 },
      given_back: given,
    });
    expect(await at.last(at.ada, 'received')).toMatchObject({
      fee: { amount: kept },
      net: { amount: 999 - back.amount - kept },
      given_back: given,
    });
    expect((await page(at.bo, 'sent')).meta.totals.gross.amount).toBe(999 - back.amount);
    expect((await page(at.bo, 'sent', '?status=refunded')).data).toHaveLength(1);
    const { available, pending } = await balance(at.ada);
    expect(available.amount + pending.amount).toBe(999 - back.amount - kept);
    await expectBooksToBalance(at.backend);

    const receipt = { amount: back.amount, number: `T-${id}` };
    expect(await at.noticesOf('bo')).toContainEqual(
      expect.objectContaining({ kind: 'days_refunded', personId: idOf('ada'), ...receipt }),
    );
    expect((await at.noticesOf('ada')).filter(({ kind }) => kind === 'sale_days_refunded')).toEqual(
      [expect.objectContaining({ personId: idOf('bo'), ...receipt })],
    );
    for (const name of ['bo', 'ada'] as const)
      expect(announcedPayments(at.backend, name).at(-1)).toMatchObject({ id, given_back: given });
    const [line] = await file(at.bo, 'sent', '?locale=en');
    expect(line?.['Refunded']).toBe((back.amount / 100).toFixed(2));
  });

  it('restores nothing of it by forgiving, and the days may be bought anew', async () => {
    await at.subscribedForTenDays();
    await at.block(at.ada, 'bo');
    await relate(at.ada, 'bo', 'forgive');
    expect(await at.isRunning()).toBe(false);
    expect((await at.subscribe()).status).toBe(201);
    await at.block(at.ada, 'bo');
    expect(await at.last(at.bo, 'sent')).toMatchObject({ given_back: { amount: { amount: 999 } } });
    await expectBooksToBalance(at.backend);
  });

  it('gives nothing back of a trial that cost nothing, and ends it', async () => {
    await at.backend.db.insert(subscriptionOffers).values({ userId: idOf('ada'), trialDays: 7 });
    const trial = await subscribeTo(at.bo, 'ada', { plan_id: 1, expected_amount: 0 });
    expect(trial.status).toBe(201);
    expect(await at.isRunning()).toBe(true);
    await at.block(at.ada, 'bo');
    expect(await at.isRunning()).toBe(false);
    expect(await at.sentBack()).toEqual([]);
    expect(await at.last(at.bo, 'sent')).toMatchObject({ given_back: null });
  });

  it('gives a period back whole that had not begun, and of the running one its part', async () => {
    const first = await at.subscribedUntilTheLastMinute();
    await runJobs(at.backend);
    await at.block(at.ada, 'bo');
    expect((await at.sentBack()).map(({ amount }) => amount)).toEqual([999]);
    expect((await at.last(at.bo, 'sent'))?.id).not.toBe(first.id);
    await expectBooksToBalance(at.backend);
  });

  it('takes the same part of an inviter’s share back', async () => {
    await invitedBy(at.backend, 'ada', 'fay');
    const { back } = await at.subscribedForTenDays();
    const fay = await signedIn(at.backend, 'fay');
    const before = await at.last(fay, 'received');
    await at.block(at.ada, 'bo');
    const share = before?.amount.amount ?? 0;
    const part = Math.round((share * back.amount) / 999);
    expect(await at.last(fay, 'received')).toMatchObject({
      id: before?.id,
      given_back: { amount: { amount: part } },
      net: { amount: share - part },
    });
    await expectBooksToBalance(at.backend);
  });
});

describe('a subscriber who blocks a creator', () => {
  it('keeps the days and reads on after lifting the block; nothing renews or goes back', async () => {
    const { id: postId } = await writePost(at.backend, 'ada', { visibility: 'subscribers' });
    await at.subscribedForTenDays();
    await at.block(at.bo, 'ada');
    expect(await at.isRunning()).toBe(true);
    expect(await at.sentBack()).toEqual([]);
    await relate(at.bo, 'ada', 'forgive');
    const answer = await at.bo.get(`/api/v1/profiles/ada/posts/${postId}`);
    expect(await answer.json()).toMatchObject({ data: { is_locked: false } });
    expect((await at.backend.db.select().from(subscriptions))[0]?.isAutoRenewable).toBe(false);
  });

  it('is given them back as soon as the creator blocks, too', async () => {
    const { back } = await at.subscribedForTenDays();
    // Mute first: a blocked person can ban only people who are in their list already.
    await relate(at.ada, 'bo', 'ban', { ban_type: 'mute' });
    await at.block(at.bo, 'ada');
    await at.block(at.ada, 'bo');
    expect(await at.sentBack()).toMatchObject([{ amount: back.amount }]);
  });
});
