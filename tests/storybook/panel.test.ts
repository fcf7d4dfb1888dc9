import { describe, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { asTest } from '../../.storybook/statechart/preview/as-test.ts';
import { paperOf, placeKeyOf } from '../../.storybook/statechart/preview/paper.ts';
import { sessionOf } from '../../.storybook/statechart/preview/session.ts';
import { jumpTarget } from '../../.storybook/statechart/panel/jump-target.ts';
import { modelWith, shopMachine } from './shop.ts';

const begin = { start: 0, steps: [] };

describe('a chart on paper', () => {
  test('says of each choice where it leads and what was read to decide', () => {
    const paper = paperOf(modelWith(1));
    const [buy] = paper.choicesAt(paper.first(0));
    expect(buy).toMatchObject({
      label: 'buy',
      to: 'paying',
      guards: [{ guard: 'hasOne', answer: true, reads: ['left: 1'] }],
    });
  });

  test('says of a refused choice which guard refused it', () => {
    const model = modelWith(1);
    const paper = paperOf(model);
    const place = paper.standing(
      shopMachine.resolveState({ value: 'browsing', context: { left: 0 } }),
    );
    expect(paper.choicesAt(place)).toMatchObject([
      { label: 'buy', to: null, taken: [], guards: [{ answer: false, reads: ['left: 0'] }] },
    ]);
  });

  test('offers the answers of a port and the delay that is due', () => {
    const paper = paperOf(modelWith(1));
    const { place } = paper.next(paper.first(0), paper.offersAt(paper.first(0))[0] as never);
    expect(paper.choicesAt(place).map(({ label, to }) => [label, to])).toEqual([
      ['cancel', 'browsing'],
      ['pay answers', 'paid'],
      ['pay fails offline', 'browsing'],
      ['60000 ms', 'browsing'],
    ]);
  });
});

describe('a session', () => {
  test('takes steps by their labels, and a port and the clock with them', async () => {
    const model = modelWith(1);
    const paper = paperOf(model);
    for (const [steps, key] of [
      [['buy'], 'paying'],
      [['buy', 'pay fails offline'], 'browsing'],
      [['buy', '60000 ms'], 'browsing'],
      [['buy', 'pay answers'], 'paid'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      const session = await sessionOf(model, paper, { start: 0, steps }, () => {});
      expect([placeKeyOf(session.place), session.failure]).toEqual([key, null]);
      session.stop();
    }
  });

  test('notes a step that is made in the view', async () => {
    const model = modelWith(1);
    let moves = 0;
    const session = await sessionOf(model, paperOf(model), begin, () => {
      moves += 1;
    });
    (session.actor as ActorRefFrom<typeof shopMachine>).send({ type: 'buy' });
    expect(moves).toBe(1);
    expect(session.edges.map(({ offer }) => offer.type)).toEqual(['buy']);
    expect([placeKeyOf(session.place), session.failure]).toEqual(['paying', null]);
    session.stop();
  });

  test('goes back by taking the steps before it anew, those of the view too', async () => {
    const model = modelWith(1);
    const paper = paperOf(model);
    const first = await sessionOf(model, paper, begin, () => {});
    first.actor.send({ type: 'buy' });
    await first.take('cancel');
    const steps = first.edges.slice(0, 1).map(({ offer }) => offer);
    first.stop();
    const second = await sessionOf(model, paper, { start: 0, steps }, () => {});
    expect([placeKeyOf(second.place), second.failure]).toEqual(['paying', null]);
    second.stop();
  });

  test('fails loudly where a step is not offered', async () => {
    const model = modelWith(1);
    const way = { start: 0, steps: ['buy', 'fly'] };
    await expect(sessionOf(model, paperOf(model), way, () => {})).rejects.toThrow(
      '"fly" is not offered after 1 steps.',
    );
    const session = await sessionOf(model, paperOf(model), begin, () => {});
    expect(await session.take('fly')).toBe(false);
    session.stop();
  });

  test('is written down as a test of the same steps', async () => {
    const model = modelWith(1);
    const session = await sessionOf(model, paperOf(model), { start: 0, steps: ['buy'] }, () => {});
    const text = asTest('shop/shop', model, session);
    session.stop();
    expect(text).toContain("import model from '#tests/shop/shop.model.tsx';");
    expect(text).toContain("test('1: buy', () => {");
    expect(text).toContain(".send('buy')");
  });
});

test('a state that is pressed leads to the nearest configuration that keeps the others', () => {
  const reachable = [
    { key: 'list.empty,search.idle', steps: 1 },
    { key: 'list.full,search.idle', steps: 3 },
    { key: 'list.full,search.busy', steps: 2 },
  ];
  const active = ['list', 'list.empty', 'search', 'search.idle'];
  expect(jumpTarget(reachable, 'list.full', active)).toBe('list.full,search.idle');
  expect(jumpTarget(reachable, 'search.busy', active)).toBe('list.full,search.busy');
  expect(jumpTarget(reachable, '(root)', active)).toBe('list.empty,search.idle');
  expect(jumpTarget(reachable, 'gone', active)).toBeNull();
});
