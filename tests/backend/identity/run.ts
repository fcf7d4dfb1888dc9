import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { IdentityReport } from '#src/contract/settings/identity.ts';
import { rateLimits } from '#src/backend/db/schema/auth.ts';
import { identitySessions } from '#src/backend/db/schema/identity.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { beginSession, renewToken } from '#src/backend/identity/sessions.ts';
import type { TestBackend } from '../harness.ts';
import { idOf } from '../world.ts';
import * as world from './identity-world.ts';

export const people = ['bo', 'cy'] as const;
export type Who = (typeof people)[number];
const minute = 60_000;

/** By what a report is signed: `void` is a token that another one followed, `bare` the token itself. */
export const keys = ['token', 'session', 'void', 'others', 'guessed', 'bare'] as const;
export type Step =
  | {
      do: 'report';
      who: Who;
      status: IdentityReport['status'];
      key: (typeof keys)[number];
      /** Minutes before now at which it came to be so, and at which it was signed. */
      age: number;
      delay: number;
      /** Reverses the verdict on the way. */
      isTurned: boolean;
    }
  | { do: 'again'; nth: number }
  | { do: 'begin'; who: Who }
  | { do: 'renew'; who: Who }
  | { do: 'wait'; minutes: number };

/** Expected state of one session, kept beside the server. */
interface Model {
  id: string;
  status: 'open' | 'pending' | 'approved' | 'rejected';
  token: string;
  until: number;
  old: string;
  at: number;
  events: Set<string>;
  /** Events expected for the member, over all of their sessions. */
  said: string[];
}
interface Sent {
  model: Model;
  key: string;
  what: IdentityReport;
  sentAt: number;
}

const same = (found: unknown, wanted: unknown, of?: string) => expect(found, of).toEqual(wanted);
const refuses = (asked: Promise<unknown>, code: RegExp) => expect(asked).rejects.toThrow(code);

/** Steps against a server, and beside it the same rules, written once more and more simply. */
export class Run {
  readonly #models: Record<Who, Model[]> = { bo: [], cy: [] };
  readonly #sent: Sent[] = [];
  /** Number of answers by kind, to check that the steps reach all of them. */
  readonly answers: Record<string, number> = {};
  constructor(readonly backend: TestBackend) {}

  #now = () => this.backend.clock().getTime();
  #latest = (who: Who) => this.#models[who].at(-1);

  async step(step: Step): Promise<void> {
    await this.backend.db.delete(rateLimits);
    if (step.do === 'wait') this.backend.advance(step.minutes * minute);
    else if (step.do === 'begin') await this.begin(step.who);
    else if (step.do === 'renew') await this.#renew(step.who);
    else if (step.do === 'again') await this.#again(step.nth);
    else await this.#report(step);
    this.backend.advance(1);
  }

  /** A try as `verify_identity` begins one; refused while one is undecided or accepted. */
  async begin(who: Who): Promise<void> {
    const before = this.#latest(who);
    const begun = beginSession(this.backend, idOf(who), 'en');
    if (before?.status === 'pending' || before?.status === 'approved') {
      await refuses(begun, /identity_(pending|approved)/);
      return;
    }
    const { id, token } = await begun;
    if (before?.status === 'open') {
      same(id, before.id);
      if (token !== before.token) this.#replace(before, token);
      return;
    }
    const fresh = { id, status: 'open' as const, token, until: this.#now() + 60 * minute };
    const said = before?.said ?? [];
    this.#models[who].push({ ...fresh, old: before?.token ?? '', at: 0, events: new Set(), said });
  }

  #replace(model: Model, token: string) {
    Object.assign(model, { old: model.token, token, until: this.#now() + 60 * minute });
  }

  async #renew(who: Who): Promise<void> {
    const model = this.#latest(who);
    const renewed = renewToken(this.backend, idOf(who));
    if (model?.status === 'open') this.#replace(model, await renewed);
    else await refuses(renewed, /identity_/);
  }

  #keyFor(who: Who, kind: (typeof keys)[number]): string {
    const { id = '', token = '', old = '' } = this.#latest(who) ?? {};
    const others = this.#latest(who === 'bo' ? 'cy' : 'bo')?.token ?? '';
    const made: Record<typeof kind, string> = {
      token: world.byToken(this.backend, token),
      session: world.bySession(this.backend, id),
      void: world.byToken(this.backend, old),
      others: world.byToken(this.backend, others),
      bare: token,
      guessed: 'guessed',
    };
    return made[kind];
  }

  #expected({ model, key, what, sentAt }: Sent) {
    const isTimely = Math.abs(this.#now() - Math.floor(sentAt / 1000) * 1000) <= 5 * minute;
    const isDecided = model.status === 'approved' || model.status === 'rejected';
    const isToken = key === world.byToken(this.backend, model.token);
    const isGood = isDecided || this.#now() < model.until;
    const isWait = key === world.bySession(this.backend, model.id) && model.status !== 'open';
    if (!isTimely || !((isToken && isGood) || isWait)) return world.unsigned;
    if (model.events.has(what.event_id)) return world.unchanged;
    const at = Date.parse(what.at);
    if (isDecided && what.status !== 'pending' && at >= model.at) return world.decided;
    model.events.add(what.event_id);
    if (isDecided || at < model.at || what.status === model.status) return world.unchanged;
    Object.assign(model, { at, status: what.status });
    model.said.push(what.status);
    return world.taken;
  }

  async #send(sent: Sent): Promise<void> {
    const wanted = this.#expected(sent);
    const { key, what, sentAt } = sent;
    same(await world.report(this.backend, key, what, sentAt), wanted);
    const name = JSON.stringify(wanted);
    this.answers[name] = (this.answers[name] ?? 0) + 1;
  }

  async #report(step: Extract<Step, { do: 'report' }>): Promise<void> {
    const model = this.#latest(step.who);
    if (!model) return;
    const at = new Date(this.#now() - step.age * minute).toISOString();
    const what = world.reportOf(this.backend, model.id, { status: step.status, at });
    const sentAt = this.#now() - step.delay * minute;
    const sent = { model, key: this.#keyFor(step.who, step.key), what, sentAt };
    if (step.isTurned && step.status === 'rejected') {
      const call = world.signedCall(this.backend, sent.key, what, sentAt);
      const body = call.body.replace('rejected', 'approved');
      same(await world.send(this.backend, { ...call, body }), world.unsigned);
    }
    await this.#send(sent);
    this.#sent.push(sent);
  }

  /** The very same call once more: by a provider that got no answer, or by whoever saw it. */
  async #again(nth: number): Promise<void> {
    const old = this.#sent.at(-1 - nth);
    if (old) await this.#send(old);
  }

  /** The server knows of each member what the model says, and has said so once each. */
  async agrees(): Promise<void> {
    for (const who of people) {
      const own = eq(identitySessions.userId, idOf(who));
      const rows = await this.backend.db.select().from(identitySessions).where(own);
      const stored = new Map(rows.map(({ id, status }) => [id, status]));
      const known = new Map(this.#models[who].map(({ id, status }) => [id, status]));
      same(stored, known, who);
      const said = this.#latest(who)?.said ?? [];
      const [user] = await this.backend.db
        .select()
        .from(users)
        .where(eq(users.id, idOf(who)));
      same(user?.isCreator, said.includes('approved'), who);
      const { events, mails, notices } = await world.saidTo(this.backend, who);
      const decisions = said.filter((one) => one !== 'pending');
      same(events, said, who);
      same(
        mails,
        decisions.map((one) => `identity-${one}`),
        who,
      );
      same(
        notices,
        decisions.map((one) => `identity_${one}`),
        who,
      );
    }
  }
}
