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

/** What three people are to one another, as decisions §7 has it, in a few lines. */
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
      // Who blocks me is nobody to me, but for whom I have in my own list.
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
    // Who blocks a subscriber gives the rest of their days back (decision 040).
    const sold = this.paid.get(key(to, by));
    if (sold) sold.until = Math.min(sold.until, this.now);
  }

  isPaid = (by: string, to: string) => (this.paid.get(key(by, to))?.until ?? -1) > this.now;

  /** Who stands in a list of somebody. */
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
