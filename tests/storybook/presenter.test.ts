import { expect, test } from 'vitest';
import { createActor, type AnyActorRef } from 'xstate';
import { makeChartFile } from '../../.storybook/statechart/make/chart-file.ts';
import type { Shown } from '../../.storybook/statechart/channel.ts';
import type { Flows } from '../../.storybook/statechart/preview/flows.types.ts';
import { presenterOf, type Begin } from '../../.storybook/statechart/preview/presenter.ts';
import { modelWith, shopMachine } from './shop.ts';

const model = modelWith(1);
const noStories = { title: null, byKey: new Map() };
const flows: Flows = {
  flowOf: () => 'shop/shop',
  flowOfChart: () => null,
  loadModel: () => Promise.resolve(model),
  loadFile: () => makeChartFile(model, noStories),
};

/** A story of the shop in a state, and all that the panel would be sent. */
const opened = (value: 'browsing' | 'paying', from: Begin | null = null) => {
  const presenter = presenterOf(flows, from);
  const said: (Shown | null)[] = [];
  presenter.onShown((shown) => said.push(shown));
  const snapshot = shopMachine.resolveState({ value, context: { left: 1 } });
  const actor: AnyActorRef = createActor(shopMachine, { snapshot }).start();
  const story = { id: `shop--${value}`, flow: 'shop/shop', actor };
  presenter.show(story);
  const says = async (wanted: Partial<Shown>) => {
    await expect.poll(() => said.at(-1)).toMatchObject(wanted as Record<string, unknown>);
  };
  return { presenter, said, says, story };
};

test('a story stands still as it was written until it is moved', async () => {
  const { presenter, says } = opened('paying');
  await says({ key: 'paying', timeline: null, failure: null });
  expect(presenter.playing()).toBeNull();
  expect(await presenter.test()).toBeNull();
});

test('a state is gone to by the shortest way, and a step goes back', async () => {
  const { presenter, says } = opened('browsing');
  await presenter.jump('paid');
  await says({
    key: 'paid',
    timeline: [
      { label: 'buy', payload: '', key: 'paying' },
      { label: 'pay answers', payload: '"card"', key: 'paid' },
    ],
  });
  await presenter.back(1);
  await says({ key: 'paying' });
  expect(presenter.playing()?.session.actor.getSnapshot()).toMatchObject({ value: 'paying' });
  await presenter.reset();
  await says({ key: 'browsing', timeline: null });
  expect(presenter.playing()).toBeNull();
});

test('a step from a story that stands still begins with the way to its state', async () => {
  const { presenter, says } = opened('paying');
  await presenter.take('cancel');
  await says({ key: 'browsing' });
  expect(presenter.playing()?.session.edges.map(({ offer }) => offer.type)).toEqual([
    'buy',
    'cancel',
  ]);
  expect(await presenter.test()).toContain("'1: buy → cancel'");
});

test('an address begins in its state, once', async () => {
  const { presenter, says, story } = opened('browsing', {
    storyId: 'shop--browsing',
    key: 'paying',
  });
  await says({ key: 'paying', timeline: [{ label: 'buy', payload: '', key: 'paying' }] });
  presenter.show(null);
  presenter.show(story);
  await says({ key: 'browsing', timeline: null });
});

test('a state that no way leads to is said, and nothing moves', async () => {
  const { presenter, says } = opened('browsing');
  await presenter.jump('gone');
  await says({ key: 'browsing', timeline: null, failure: 'No way to gone is known.' });
});

test('a story that has gone is not spoken of by an answer that comes late', async () => {
  const { presenter, said } = opened('browsing');
  const late = presenter.jump('paid');
  presenter.show(null);
  await late;
  await presenter.say();
  expect(presenter.playing()).toBeNull();
  expect(said.at(-1)).toBeNull();
});
