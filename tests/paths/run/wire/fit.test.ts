import { describe, expect, test } from 'vitest';
import { fit, unread, type Read } from './fit.ts';
import { isObject, type Json, type Schema } from './schema.ts';

const text = { type: 'string' };
const link: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    display_name: text,
    kind: { enum: ['signed_in', 'password_changed'] },
    label: { anyOf: [text, { type: 'null' }] },
    agent: text,
  },
};
const answer: Schema = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { $ref: '#/components/schemas/Link' } },
    meta: { type: 'object', properties: { next_cursor: { type: ['string', 'null'] } } },
  },
};
const refer = () => link;

const field = (value: Json | undefined, name: string): Json =>
  isObject(value) ? (value[name] ?? null) : null;

/** Reads as a client would: other names, another order, an enumeration of its own. */
const read: Read = async (body) => {
  const rows = field(body, 'data');
  if (!Array.isArray(rows)) throw new Error('The answer has no list.');
  return {
    older: field(field(body, 'meta'), 'next_cursor'),
    entries: rows.map((row: Json) => ({
      number: field(row, 'id'),
      name: field(row, 'display_name'),
      isSignIn: field(row, 'kind') === 'signed_in',
      label: field(row, 'label'),
    })),
  };
};

const entry = (number: number, isSignIn: boolean, label: string | null) => ({
  number,
  name: `Member ${number}`,
  isSignIn,
  label,
});

describe('an answer is found of which a client reads what is wanted', () => {
  test.each([
    ['none', { older: null, entries: [] }],
    ['one', { older: 'next', entries: [entry(4, false, 'a')] }],
    ['several', { older: null, entries: [entry(4, true, null), entry(9, false, 'b')] }],
  ])('a list with %s', async (_, wanted) => {
    const { body, off, came } = await fit(answer, refer, wanted, read);
    expect(off).toBe(0);
    expect(came).toEqual(wanted);
    expect(await read(body)).toEqual(wanted);
  });

  test('and what no answer can say is told by how far it is off', async () => {
    const wanted = { older: null, entries: [], shownAt: 5 };
    const { off, came } = await fit(answer, refer, wanted, read);
    expect(off).toBe(1);
    expect(came).toEqual({ older: null, entries: [] });
  });

  test('nothing is found for a client that reads none', async () => {
    const { off } = await fit(answer, refer, {}, () => Promise.reject(new Error('no')));
    expect(off).toBe(unread);
  });
});
