import { and, eq } from 'drizzle-orm';
import { payments } from '#src/backend/db/schema/billing.ts';
import { messages } from '#src/backend/db/schema/chat.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { pspRefunds } from '#src/backend/db/schema/psp.ts';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { relate } from '../people/relate.ts';
import { idOf, type Name } from '../world.ts';
import { page } from './lists.ts';
import { subscribeTo } from './payments.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** `bo`, who subscribes to `ada`, and what goes back when it ends before its time. */
export class Parting {
  bo!: Browser;
  ada!: Browser;

  private constructor(readonly backend: TestBackend) {}

  static async begin(): Promise<Parting> {
    const parting = new Parting(await createTestBackend());
    await parting.signIn();
    return parting;
  }

  /** Nobody stays signed in for long. */
  async signIn() {
    this.bo = await signedIn(this.backend, 'bo');
    this.ada = await signedIn(this.backend, 'ada');
  }

  readonly subscribe = () => subscribeTo(this.bo, 'ada', { plan_id: 1, expected_amount: 999 });
  readonly block = (by: Browser, who: Name) => relate(by, who, 'ban', { ban_type: 'block' });
  /** Refunds that left the stand-in for the card. */
  readonly sentBack = () => this.backend.db.select().from(pspRefunds);
  readonly last = async (who: Browser, list: 'sent' | 'received') =>
    (await page(who, list)).data[0];

  async isRunning(): Promise<boolean> {
    const pair = and(
      eq(subscriptions.byUserId, idOf('bo')),
      eq(subscriptions.toUserId, idOf('ada')),
    );
    const [row] = await this.backend.db.select().from(subscriptions).where(pair);
    return row !== undefined && row.expiresAt > this.backend.clock();
  }

  async noticesOf(name: Name) {
    const own = eq(messages.toUserId, idOf(name));
    const rows = await this.backend.db.select().from(messages).where(own);
    return rows.flatMap(({ notice }) => (notice ? [notice] : []));
  }

  async begin() {
    const { status } = await this.subscribe();
    if (status !== 201) throw new Error(`The subscription answered ${status}.`);
  }

  /** Of 999 for a month, ten days and an hour are over. */
  async subscribedForTenDays() {
    await this.begin();
    this.backend.advance(10 * day + hour);
    await this.signIn();
    const [paid] = await this.backend.db.select().from(payments).orderBy(payments.id);
    if (!paid) throw new Error('Nothing was paid.');
    const until = new Date(paid.terms?.until ?? 0).getTime();
    const ofDays = Math.round((until - paid.createdAt.getTime()) / day);
    const days = ofDays - 11;
    const amount = Math.round((999 * days) / ofDays);
    const { id, fee } = paid;
    return { id, fee, days, back: { amount, fee: Math.round((fee * amount) / 999) } };
  }

  /** A minute before the month is over: its renewal is due. */
  async subscribedUntilTheLastMinute() {
    await this.begin();
    const [paid] = await this.backend.db.select().from(payments).orderBy(payments.id);
    if (!paid) throw new Error('Nothing was paid.');
    const until = new Date(paid.terms?.until ?? 0).getTime();
    this.backend.advance(until - this.backend.clock().getTime() - 60_000);
    await this.signIn();
    return paid;
  }
}
