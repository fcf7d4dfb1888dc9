import { postTimeMachine } from '#machines/posts/post-time.machine.ts';
import { PostTimeView } from '#src/views/posts/post-time.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const minute = 60_000;
const now = Date.parse('2026-10-24T10:00:00.000Z');
const zone = 'Europe/Madrid';
const good = { day: '2026-10-24', time: '18:00' };
const doubled = { day: '2026-10-25', time: '02:30' };

export default defineModel({
  machine: postTimeMachine,
  View: PostTimeView,
  inputs: [{ publishAt: null }, { publishAt: '2026-10-24T16:00:00.000Z' }],
  cases: {
    events: {
      'minute.passed': ({ zone: known }) =>
        known === null ? [{ now, zone }] : [{ now: now + 420 * minute, zone }],
      'time.choose': [
        { wall: good },
        { wall: { day: '2026-10-24', time: '' } },
        { wall: { day: '2027-03-28', time: '02:30' } },
        { wall: doubled },
        { wall: { day: '2026-10-24', time: '09:00' } },
        { wall: { day: '2026-10-24', time: '12:03' } },
        { wall: { day: '2027-06-01', time: '12:00' } },
      ],
      'which.choose': [{ which: 'first' as const }, { which: 'second' as const }],
      'time.replace': [{ publishAt: null }, { publishAt: '2026-10-25T01:30:00.000Z' }],
    },
  },
  gestures: {
    'minute.passed': world,
    'time.open': (person) => person.check(t('posts.postTime.later')),
    'time.clear': (person) => person.check(t('posts.postTime.now')),
    'time.choose': world,
    'which.choose': (person, { which }) =>
      person.check(which === 'first' ? 'First, summer time' : 'Second, winter time'),
    'time.replace': world,
    'publish.now': (person) => person.press('Publish now'),
  },
  outOfReach: (snapshot, { type }) =>
    type === 'which.choose' &&
    snapshot.context.which === null &&
    !snapshot.matches({ planned: 'doubled' })
      ? 'there is one such time'
      : null,
  sightings: {
    arriving: (person) => person.seesRole('radio', t('posts.postTime.now')),
    atOnce: (person) => person.seesNot('Day'),
    'planned.judging': (person) => person.seesRole('radio', t('posts.postTime.later')),
    'planned.unset': (person) => person.sees('Choose a day and a time.'),
    'planned.set': (person) => person.sees(/^In \d+/),
    'planned.skipped': (person) => person.sees(pattern('posts.postTime.skipped')),
    'planned.doubled': (person) => person.sees(/comes twice/),
    'planned.past': (person) => person.seesEnabled('button', 'Publish now'),
    'planned.outOfRange': (person) => person.sees('Choose a time from 5 minutes to 90 days ahead.'),
  },
});
