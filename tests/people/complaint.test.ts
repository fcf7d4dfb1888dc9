import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { complaintMachine } from '#machines/people/complaint.machine.ts';

test('where there is nobody to block, blocking is not offered', () => {
  const about = { kind: 'post', postId: 3 } as const;
  const snapshot = complaintMachine.resolveState({
    value: 'sent',
    context: {
      about,
      displayName: 'Ada Lovelace',
      userId: null,
      failure: null,
      secondsLeft: 0,
      receipt: { number: 'R-1' },
    },
  });
  const actor = createActor(complaintMachine, {
    snapshot,
    input: { about, displayName: 'Ada Lovelace', userId: null },
  }).start();
  expect(actor.getSnapshot().can({ type: 'block.ask' })).toBe(false);
  actor.send({ type: 'dialog.dismiss' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed', value: { number: 'R-1' } });
});
