import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { remindersMachine } from '#machines/chat/reminders.machine.ts';
import type { KeeperCommand, Reminder, RemindersInput } from '#machines/chat/reminders.types.ts';
import { localTime } from '#src/actors/chat/local-time.ts';
import { reminderTimes } from '#src/actors/chat/reminder-times.ts';
import { createReminderStorage } from '#src/actors/chat/reminder-storage.ts';
import { withBo } from '#stories/chat/chat.fixtures.ts';

const minute = 60_000;
/** Minutes after the clock of a test began. */
const due = (at: number): string => localTime(new Date(2026, 10, 21, 0, 0, 0, at));
const wordsAt = (hour: number) =>
  reminderTimes(new Date(2026, 10, 21, hour)).offers.map(({ word }) => word);

const key = 'fanfare.reminders';
const memory = (start?: string) => {
  const kept = new Map<string, string>(start === undefined ? [] : [[key, start]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const open = (reminders: readonly Reminder[] = []) => {
  const clock = new SimulatedClock();
  const written: (readonly Reminder[])[] = [];
  const said: string[] = [];
  const keepReminders = fromCallback<KeeperCommand, RemindersInput>(({ sendBack, receive }) => {
    receive((command) => {
      if (command.type === 'reminders.write') written.push(command.reminders);
      else sendBack({ type: 'clock.changed', now: due(clock.now()) });
    });
    sendBack({ type: 'reminders.read', reminders, now: due(clock.now()) });
  });
  const machine = remindersMachine.provide({ actors: { keepReminders } });
  const actor = createActor(machine, { clock, input: { viewerId: 2 } });
  actor.on('notice.shown', ({ params }) => said.push(JSON.stringify(params?.['name'])));
  return { actor: actor.start(), clock, written, said };
};

const kept = (over: Partial<Reminder> = {}): Reminder => ({
  ...withBo,
  name: 'Bo',
  dueAt: due(90 * minute),
  isTold: false,
  ...over,
});

test('a reminder is shown once, when its time has come', () => {
  const { actor, clock, said, written } = open();
  actor.send({ type: 'reminder.set', chat: withBo, name: 'Bo', dueAt: due(90 * minute) });
  clock.increment(89 * minute);
  expect(said).toEqual([]);
  clock.increment(2 * minute);
  expect(said).toEqual(['"Bo"']);
  expect(written.at(-1)).toMatchObject([{ isTold: true }]);
  clock.increment(500 * minute);
  expect(said).toEqual(['"Bo"']);
});

test('one that came due while the page was closed is shown at the next start', () => {
  expect(open([kept({ dueAt: due(0) })]).said).toEqual(['"Bo"']);
  expect(open([kept({ dueAt: due(0), isTold: true })]).said).toEqual([]);
});

test('one that another tab showed is shown here too, and not again', () => {
  const { actor, clock, said } = open([kept()]);
  actor.send({
    type: 'reminders.read',
    reminders: [kept({ isTold: true })],
    now: due(90 * minute),
  });
  clock.increment(200 * minute);
  expect(said).toEqual(['"Bo"']);
});

test('opening the chat ends a reminder that was shown, and no other', () => {
  const { actor } = open([kept()]);
  actor.send({ type: 'chat.visited', chat: withBo });
  expect(actor.getSnapshot().context.reminders).toHaveLength(1);
  actor.send({
    type: 'reminders.read',
    reminders: [kept({ isTold: true })],
    now: due(90 * minute),
  });
  actor.send({ type: 'chat.visited', chat: withBo });
  expect(actor.getSnapshot().context.reminders).toEqual([]);
});

test('reminders come back to the member who made them, and to nobody else', () => {
  const store = memory();
  createReminderStorage(store, key).write(2, [kept()]);
  expect(createReminderStorage(store, key).read(2)).toEqual([kept()]);
  expect(createReminderStorage(store, key).read(7)).toEqual([]);
  createReminderStorage(store, key).write(2, []);
  expect(store.kept.size).toBe(0);
});

test.each(['', '{', 'null', '[]', '{"2":7}', '{"2":[{"name":1}]}'])(
  'damaged storage %j is no reminder',
  (text) => expect(createReminderStorage(memory(text), key).read(2)).toEqual([]),
);

test('tonight is offered while the evening is to come', () => {
  expect(wordsAt(10)).toEqual(['hour', 'tonight', 'tomorrow']);
  expect(wordsAt(21)).toEqual(['hour', 'tomorrow']);
  expect(reminderTimes(new Date(2026, 10, 21, 7)).today).toBe('2026-11-21');
  expect(reminderTimes(new Date(2026, 10, 21, 10)).today).toBe('2026-11-22');
});
