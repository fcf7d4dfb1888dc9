import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { explorer } from '../../explore.ts';
import { pageSuite } from '../page-reach.ts';
import type { Subject } from '../../subject.ts';
import { apiOf } from './api.ts';
import type { Adapter } from './ask.ts';
import { learn } from './learn.ts';
import { learnPage } from './learn-page.ts';

const ask = fromPromise<string, { who: string }>(() => Promise.resolve(''));
const note = fromPromise<void, void>(() => Promise.resolve());
const machine = setup({ actors: { ask, note } }).createMachine({
  id: 'door',
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: { who: 'ada' },
        onDone: [
          { guard: ({ event }) => event.output === 'Ada', target: 'noting' },
          { target: 'shut' },
        ],
        onError: 'shut',
      },
    },
    noting: { invoke: { id: 'note', src: 'note', onDone: 'open' } },
    open: { type: 'final' },
    shut: { type: 'final' },
  },
});
const outcomes = {
  ask: { done: ['Ada', 'Eve'], error: [{ kind: 'offline' }, { kind: 'unauthenticated' }] },
  note: { done: [undefined] },
};
const subject: Subject = { machine, cases: { outcomes } };

interface Client {
  readonly get: (path: string) => Promise<{ readonly data: { readonly name: string } }>;
  readonly post: (path: string) => Promise<void>;
}

const adapter: Adapter = (given) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an adapter is given the client first
  const http = given as Client;
  return {
    actors: {
      ask: fromPromise<string, { who: string }>(async ({ input }) => {
        await http.post(`/people/${input.who}/knock`);
        const { data } = await http.get(`/people/${input.who}`);
        return data.name;
      }),
      note: fromPromise<void, void>(() => Promise.resolve()),
    },
  };
};

const named = { type: 'object', properties: { name: { type: 'string' } } };
const api = apiOf({
  paths: {
    '/people/{id}/knock': { post: { responses: { 204: {} } } },
    '/people/{id}': {
      get: {
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'object', properties: { data: named } } },
            },
          },
        },
      },
    },
  },
});
const knock = { method: 'POST', path: '/people/*/knock' };
const read = { method: 'GET', path: '/people/*' };

test('the requests of a port are heard, and the answers found of which it reads what the model has', async () => {
  const known = await learn(explorer(subject), (child) => child, adapter, api);
  const port = known.get('ask');
  expect(port?.calls).toEqual([knock, read]);
  expect([...(port?.answers.values() ?? [])]).toEqual(
    ['Ada', 'Eve'].map((name) => ({
      given: [
        { call: knock, status: 204, body: null },
        { call: read, status: 200, body: { data: { name } } },
      ],
      came: name,
      off: 0,
    })),
  );
  expect(known.get('note')).toEqual({
    calls: [],
    answers: new Map([['undefined', { cannot: '"note" asks no server' }]]),
  });
});

test('a page model is where it opens: the suite takes what the server can bring about', async () => {
  const { page, subject: own } = await learnPage(subject, { as: 'ada', open: '/' }, adapter, api);
  const { coverage } = pageSuite('door', own, page);
  const taken = Object.keys(coverage.covered);
  expect(taken).toEqual(['asking|done(ask)|0', 'asking|done(ask)|1', 'asking|error(ask)|0']);
  expect(coverage.leftOut).toEqual([
    { goal: 'noting|done(note)|0', kind: 'filtered', reason: '"note" asks no server' },
  ]);
});
