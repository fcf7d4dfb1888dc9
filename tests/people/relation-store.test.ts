import { describe, expect, test } from 'vitest';
import { folded, type RelationStore } from '#machines/people/relation-store.ts';
import { isUnclear, withChange } from '#machines/people/relation-changes.ts';
import {
  banned,
  storeOf,
  ines,
  strangers,
  subscribed,
  yuki,
} from '#stories/people/people.fixtures.ts';

const look = { search: '', filter: 'all', sort: 'newest' } as const;
const names = (store: RelationStore, how: Partial<Parameters<RelationStore['select']>[0]> = {}) =>
  store.select({ ...look, ...how }).map(({ person }) => person.username);
const nobody = new Set<number>();

describe('looking through a list', () => {
  test('finds names and usernames whatever the accents and the case', () => {
    const store = storeOf([ines, yuki]);
    expect(names(store, { search: 'INES' })).toEqual(['ines_m']);
    expect(names(store, { search: 'márq @ines' })).toEqual(['ines_m']);
    expect(names(store, { search: '雪村' })).toEqual(['yuki']);
    expect(names(store, { search: '.*' })).toEqual([]);
    expect(folded('Ёлка Ñandú')).toBe('елка nandu');
  });

  test('filters by how one stands, and orders by the date that matters', () => {
    const store = storeOf(subscribed);
    expect(names(store, { filter: 'active' })).toEqual(['ines_m']);
    expect(names(store, { filter: 'ending' })).toEqual(['yuki']);
    expect(names(store, { filter: 'expired' })).toEqual(['oleg']);
    expect(names(store, { sort: 'soonest' }).at(-1)).toBe('oleg');
    expect(names(storeOf(banned), { filter: 'restrict' })).toEqual(['yuki']);
  });

  test('answers the same rows until something changes, in ten thousand too', () => {
    const many = Array.from({ length: 10_000 }, (_, id) => ({
      ...ines,
      person: { ...ines.person, id: id + 1, username: `fan-${id}` },
    }));
    const store = storeOf(many);
    expect(store.select(look)).toBe(store.select(look));
    expect(names(store, { search: 'fan-9999' })).toEqual(['fan-9999']);
  });
});

describe('a list that changes', () => {
  test('keeps a row that is acted on in sight, and does not count it', () => {
    const store = storeOf([ines, yuki]).remove(21, new Set([21]));
    expect(names(store)).toEqual(['ines_m', 'yuki']);
    expect(store.count).toBe(1);
    expect(names(store.release(21))).toEqual(['yuki']);
    expect(store.put(ines).count).toBe(2);
    const reread = store.replace({ entries: [yuki], count: 1 }, new Set([21]));
    expect(names(reread)).toEqual(['ines_m', 'yuki']);
  });

  test('holds nobody twice, and puts somebody new first', () => {
    const store = storeOf([yuki], 2).append({ entries: [yuki, ines], count: 2 });
    expect(names(store)).toEqual(['yuki', 'ines_m']);
    expect(names(storeOf([yuki]).put(ines))).toEqual(['ines_m', 'yuki']);
    expect(storeOf([ines, yuki]).agrees({ entries: [ines], count: 2 })).toBe(true);
    expect(storeOf([ines, yuki]).agrees({ entries: [yuki], count: 2 })).toBe(false);
  });

  test('follows events: who is gone, who left, what is unclear', () => {
    const store = storeOf([ines, yuki]);
    const gone = { userId: 21, relationship: null, listed: null };
    expect(names(withChange('followers', store, gone, nobody))).toEqual(['yuki']);
    const left = { userId: 22, relationship: strangers, listed: null };
    expect(names(withChange('followers', store, left, nobody))).toEqual(['ines_m']);
    const came = { userId: 9, relationship: { ...strangers, isFollowedBy: true }, listed: null };
    expect(isUnclear('followers', store, came)).toBe(true);
    expect(isUnclear('followed', store, came)).toBe(false);
    const changed = {
      userId: 22,
      relationship: { ...strangers, isFollowedBy: true },
      listed: null,
    };
    expect(withChange('followers', store, changed, nobody).get(22)?.isFollowed).toBe(false);
  });

  test('keeps what a change does not say', () => {
    const store = storeOf([{ ...ines, banType: 'mute' }, yuki]);
    const lists = ['followed', 'followers', 'blacklist', 'subscriptions', 'subscribers'] as const;
    for (const list of lists) {
      const change = { userId: 21, relationship: {}, listed: null };
      expect(withChange(list, store, change, nobody).get(21)).toEqual(store.get(21));
      expect(isUnclear(list, store, { ...change, userId: 9 })).toBe(false);
    }
    const left = { userId: 21, relationship: { isFollower: false }, listed: null };
    expect(withChange('followers', store, left, nobody).get(21)).toMatchObject({
      isFollowed: false,
      banType: 'mute',
    });
    expect(names(withChange('followed', store, left, nobody))).toEqual(['yuki']);
    const forgiven = { userId: 21, relationship: { banType: null }, listed: null };
    expect(withChange('followed', store, forgiven, nobody).get(21)).toEqual(ines);
    expect(names(withChange('blacklist', store, forgiven, nobody))).toEqual(['yuki']);
    const ended = { userId: 21, relationship: { subscription: null }, listed: null };
    expect(names(withChange('subscriptions', store, ended, nobody))).toEqual(['yuki']);
  });
});
