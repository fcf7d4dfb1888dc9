import { describe, expect, test } from 'vitest';
import { folded, type RelationStore } from '#machines/people/relation-store.ts';
import { isUnclear, withChange } from '#machines/people/relation-changes.ts';
import {
  banned,
  bookOf,
  ines,
  strangers,
  subscribed,
  yuki,
} from '#stories/people/people.fixtures.ts';

const look = { search: '', filter: 'all', sort: 'newest' } as const;
const names = (book: RelationStore, how: Partial<Parameters<RelationStore['select']>[0]> = {}) =>
  book.select({ ...look, ...how }).map(({ person }) => person.username);
const nobody = new Set<number>();

describe('looking through a list', () => {
  test('finds names and usernames whatever the accents and the case', () => {
    const book = bookOf([ines, yuki]);
    expect(names(book, { search: 'INES' })).toEqual(['ines_m']);
    expect(names(book, { search: 'márq @ines' })).toEqual(['ines_m']);
    expect(names(book, { search: '雪村' })).toEqual(['yuki']);
    expect(names(book, { search: '.*' })).toEqual([]);
    expect(folded('Ёлка Ñandú')).toBe('елка nandu');
  });

  test('filters by how one stands, and orders by the date that matters', () => {
    const book = bookOf(subscribed);
    expect(names(book, { filter: 'active' })).toEqual(['ines_m']);
    expect(names(book, { filter: 'ending' })).toEqual(['yuki']);
    expect(names(book, { filter: 'expired' })).toEqual(['oleg']);
    expect(names(book, { sort: 'soonest' }).at(-1)).toBe('oleg');
    expect(names(bookOf(banned), { filter: 'restrict' })).toEqual(['yuki']);
  });

  test('answers the same rows until something changes, in ten thousand too', () => {
    const many = Array.from({ length: 10_000 }, (_, id) => ({
      ...ines,
      person: { ...ines.person, id: id + 1, username: `fan-${id}` },
    }));
    const book = bookOf(many);
    expect(book.select(look)).toBe(book.select(look));
    expect(names(book, { search: 'fan-9999' })).toEqual(['fan-9999']);
  });
});

describe('a list that changes', () => {
  test('keeps a row that is acted on in sight, and does not count it', () => {
    const book = bookOf([ines, yuki]).remove(21, new Set([21]));
    expect(names(book)).toEqual(['ines_m', 'yuki']);
    expect(book.count).toBe(1);
    expect(names(book.release(21))).toEqual(['yuki']);
    expect(book.put(ines).count).toBe(2);
    const reread = book.replace({ entries: [yuki], count: 1 }, new Set([21]));
    expect(names(reread)).toEqual(['ines_m', 'yuki']);
  });

  test('holds nobody twice, and puts somebody new first', () => {
    const book = bookOf([yuki], 2).append({ entries: [yuki, ines], count: 2 });
    expect(names(book)).toEqual(['yuki', 'ines_m']);
    expect(names(bookOf([yuki]).put(ines))).toEqual(['ines_m', 'yuki']);
    expect(bookOf([ines, yuki]).agrees({ entries: [ines], count: 2 })).toBe(true);
    expect(bookOf([ines, yuki]).agrees({ entries: [yuki], count: 2 })).toBe(false);
  });

  test('follows news: who is gone, who left, who cannot be told', () => {
    const book = bookOf([ines, yuki]);
    const gone = { userId: 21, relationship: null, listed: null };
    expect(names(withChange('followers', book, gone, nobody))).toEqual(['yuki']);
    const left = { userId: 22, relationship: strangers, listed: null };
    expect(names(withChange('followers', book, left, nobody))).toEqual(['ines_m']);
    const came = { userId: 9, relationship: { ...strangers, isFollowedBy: true }, listed: null };
    expect(isUnclear('followers', book, came)).toBe(true);
    expect(isUnclear('followed', book, came)).toBe(false);
    const changed = {
      userId: 22,
      relationship: { ...strangers, isFollowedBy: true },
      listed: null,
    };
    expect(withChange('followers', book, changed, nobody).get(22)?.isFollowed).toBe(false);
  });
});
