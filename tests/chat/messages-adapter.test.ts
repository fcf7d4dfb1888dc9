import { createActor, type AnyActorLogic } from 'xstate';
import { expect, test } from 'vitest';
import { messagesAdapter } from '#src/actors/chat/messages.adapter.ts';
import { stubOf } from '#tests/lib/stub.ts';
import { passes } from '#tests/lib/passes.ts';

const wait = (state: unknown) => {
  const page = Object.assign(new EventTarget(), { history: { state } as History });
  const logic: AnyActorLogic = messagesAdapter(stubOf(page)).actors.awaitDialogEnd;
  const actor = createActor(logic).start();
  return { page, isDone: () => actor.getSnapshot().status === 'done', stop: () => actor.stop() };
};
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a step that a dialog holds is waited for until it is given back', async () => {
  const { page, isDone } = wait({ key: 'a', dialog: true });
  await moment();
  expect(isDone()).toBe(false);
  page.dispatchEvent(new Event('popstate'));
  await passes(() => expect(isDone()).toBe(true));
});

test.each([[null], [{ key: 'a', pushed: true }]])('with %j nobody is waited for', async (state) => {
  const { isDone } = wait(state);
  await passes(() => expect(isDone()).toBe(true));
});

test('who stopped waiting receives nothing', async () => {
  const { page, isDone, stop } = wait({ dialog: true });
  stop();
  page.dispatchEvent(new Event('popstate'));
  await moment();
  expect(isDone()).toBe(false);
});
