import type { PeopleList } from '#src/contract/people/relation.ts';
import { idOf } from '../world.ts';

/** Between whom the property test plays. */
export const people = ['ada', 'bo', 'fay'] as const;
export type Who = (typeof people)[number];
export const pairs = people.flatMap((by) =>
  people.filter((to) => to !== by).map((to) => ({ by, to })),
);
/** Those of them who take subscriptions in the demo world: a fan has no price. */
const sellers: ReadonlySet<Who> = new Set(['ada', 'fay']);
export const key = (by: string, to: string) => `${by}>${to}`;

export type Step =
  | {
      do:
        | 'start_following'
        | 'stop_following'
        | 'forgive'
        | 'deactivate_renew'
        | 'reactivate_renew';
    }
  | { do: 'ban'; type: 'mute' | 'restrict' | 'block' }
  | { do: 'subscribe'; minutes: number }
  | { do: 'wait'; minutes: number };

/** Relations of three people by decisions §7, in a few lines. */
export class Oracle {
  now = 0;
  follows = new Set<string>();
  bans = new Map<string, 'mute' | 'restrict' | 'block'>();
  paid = new Map<string, { until: number; renews: boolean }>();

  blocked = (one: string, other: string) =>
    this.bans.get(key(one, other)) === 'block' || this.bans.get(key(other, one)) === 'block';

  /** The status that the call must have. */
  step(by: Who, to: Who, step: Step): number {
    const own = key(by, to);
    const term = this.paid.get(own);
    if (step.do === 'wait') this.now += step.minutes;
    if (step.do === 'subscribe')
      this.paid.set(own, { until: this.now + step.minutes, renews: true });
    if (step.do === 'stop_following') this.follows.delete(own);
    if (step.do === 'forgive') this.bans.delete(own);
    if (step.do === 'ban') {
      // People who block me are not found, unless they are in my own list.
      if (this.bans.get(key(to, by)) === 'block' && !this.bans.has(own)) return 404;
      this.ban(by, to, step.type);
    }
    if (step.do === 'start_following') {
      if (this.blocked(by, to)) return 403;
      this.follows.add(own);
    }
    if (step.do === 'deactivate_renew' || step.do === 'reactivate_renew') {
      if (!term) return 404;
      const renews = step.do === 'reactivate_renew';
      if (renews && this.blocked(by, to)) return 403;
      if (renews && (term.until <= this.now || !sellers.has(to))) return 409;
      term.renews = renews;
    }
    return 200;
  }

  private ban(by: Who, to: Who, type: 'mute' | 'restrict' | 'block') {
    this.bans.set(key(by, to), type);
    if (type !== 'block') return;
    for (const pair of [key(by, to), key(to, by)]) {
      this.follows.delete(pair);
      const term = this.paid.get(pair);
      if (term) term.renews = false;
    }
    // Blocking a subscriber refunds the rest of their days (decision 040).
    const sold = this.paid.get(key(to, by));
    if (sold) sold.until = Math.min(sold.until, this.now);
  }

  isPaid = (by: string, to: string) => (this.paid.get(key(by, to))?.until ?? -1) > this.now;

  /** People in somebody's list. */
  list(who: Who, list: PeopleList): number[] {
    const sees = (other: Who) => this.bans.get(key(other, who)) !== 'block';
    const isIn = (other: Who) =>
      ({
        followed: this.follows.has(key(who, other)),
        followers: this.follows.has(key(other, who)),
        subscriptions: this.paid.has(key(who, other)) && sees(other),
        subscribers: this.paid.has(key(other, who)) && sees(other),
        blacklist: this.bans.has(key(who, other)),
      })[list];
    return people.flatMap((other) => (other !== who && isIn(other) ? [idOf(other)] : []));
  }
}
