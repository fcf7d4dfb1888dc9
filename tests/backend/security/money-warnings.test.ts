import { beforeEach, describe, expect, it } from 'vitest';
import { accountEvents } from '#src/backend/db/schema/account-log.ts';
import { mails } from '#src/backend/db/schema/auth.ts';
import { pspAccounts } from '#src/backend/db/schema/psp.ts';
import { localeCode } from '#src/contract/app/locale.ts';
import { mailTexts } from '#src/mails/texts.ts';
import { confirm, payoutsPath, payoutWorld } from '../billing/payout-world.ts';
import { newKey, saveCard } from '../billing/payments.ts';
import { idOf } from '../world.ts';

type World = Awaited<ReturnType<typeof payoutWorld>>;
const otherAccount = { type: 'iban', holder: 'Ada Marlow', iban: 'FR1420041010050500013M02606' };

let world: World;
let baseline: number;
const events = async () =>
  (await world.backend.db.select().from(accountEvents))
    .filter(({ userId }) => userId === idOf('ada'))
    .toSorted((a, b) => a.id - b.id)
    .map(({ kind }) => kind);
const letters = async () =>
  (await world.backend.db.select().from(mails))
    .filter(({ toAddress }) => toAddress === 'ada@fanfare.test')
    .toSorted((a, b) => a.id - b.id)
    .map(({ kind }) => kind);
/** Log entries and mails since the world began. */
const told = async () => ({
  log: (await events()).slice(baseline).filter((kind) => kind !== 'signed_in'),
  mail: await letters(),
});
beforeEach(async () => {
  world = await payoutWorld();
  baseline = (await events()).length;
});

const idOfLast = async () => (await world.history())[0]?.id;

/** Each way to change what money goes to or comes from, and what is said of it. */
const changes: Record<string, { act: () => Promise<unknown>; said: [string, string][] }> = {
  'an account for the earnings': {
    act: () => world.keep(),
    said: [['payout_method_changed', 'payout-method-changed']],
  },
  'another account': {
    act: async () => [await world.keep(), await world.keep(otherAccount)],
    said: [
      ['payout_method_changed', 'payout-method-changed'],
      ['payout_method_changed', 'payout-method-changed'],
    ],
  },
  'a payout, asked for and cancelled, once each': {
    async act() {
      await world.keep();
      const key = newKey();
      for (let round = 0; round < 2; round += 1) await world.ask(4_000, key);
      const id = await idOfLast();
      for (let round = 0; round < 2; round += 1) expect((await world.cancel(id)).status).toBe(200);
    },
    said: [
      ['payout_method_changed', 'payout-method-changed'],
      ['payout_requested', 'payout-requested'],
      ['payout_cancelled', 'payout-cancelled'],
    ],
  },
  'cards: saved, made the default, removed': {
    async act() {
      const browser = world.ada();
      await saveCard(world.backend, browser, '4242424242424242');
      const { id } = await saveCard(world.backend, browser, '5555555555554444');
      const path = `/api/v1/billing/cards/${id}`;
      for (let round = 0; round < 2; round += 1)
        expect((await browser.send('PATCH', path, { is_default: true })).status).toBe(200);
      expect((await browser.send('DELETE', path)).status).toBe(204);
    },
    said: [
      ['card_added', 'card-added'],
      ['card_added', 'card-added'],
      ['card_preferred', 'card-preferred'],
      ['card_removed', 'card-removed'],
    ],
  },
};

describe('a change of where money goes or comes from is in the log and in a mail', () => {
  it.each(Object.keys(changes))('%s', async (name) => {
    const change = changes[name];
    if (!change) throw new Error('No such change');
    await change.act();
    expect(await told()).toEqual({
      log: change.said.map(([kind]) => kind),
      mail: change.said.map(([, kind]) => kind),
    });
  });

  it('what was refused is in neither', async () => {
    const browser = world.ada();
    expect((await world.keep({ ...otherAccount, iban: 'DE00 1234' })).status).toBe(422);
    expect((await world.ask(4_000)).status).toBe(409);
    expect((await world.cancel(999)).status).toBe(404);
    expect((await browser.send('DELETE', '/api/v1/billing/cards/1')).status).toBe(404);
    expect(await told()).toEqual({ log: [], mail: [] });
  });

  it('in each language by its own words', () => {
    const subjects = localeCode.options.flatMap((code) =>
      Object.values(mailTexts[code].warning.kinds).map(({ subject }) => subject),
    );
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

const kept = async () => (await world.backend.db.select().from(pspAccounts)).length;

const start = async () => {
  await world.keep();
  expect((await world.ask(4_000)).status).toBe(201);
  await world.keep(otherAccount);
  expect(await kept()).toBe(2);
};

describe('a bank account that was changed while a payout went to it', () => {
  it('is forgotten by the provider when the payout was paid', async () => {
    await start();
    await world.settle();
    expect(await kept()).toBe(1);
  });

  it('is forgotten when the payout is cancelled', async () => {
    await start();
    await world.cancel(await idOfLast());
    expect(await kept()).toBe(1);
    await confirm(world.ada());
    expect((await world.ada().get(payoutsPath)).status).toBe(200);
    expect((await world.ask(4_000)).status).toBe(201);
  });
});
