import { postTimeMachine } from '#machines/posts/post-time.machine.ts';
import { PostTimeView } from '#src/views/posts/post-time.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const minute = 60_000;
const now = Date.parse('2026-10-24T10:00:00.000Z');
const zone = 'Europe/Madrid';
const times = ['18:00', '02:30', '09:00', '12:03', ''];
/** Days that may be typed after another, each in one step: a year or a month that changes is a step of its own. */
const daysAfter = (day: string): readonly string[] => {
  if (day === '') return ['2026-10-24', '2027-03-28', '2026-10-25', '2027-06-01'];
  if (day === '2026-10-24') return ['2026-10-25'];
  return day === '2026-10-25' ? ['2026-10-24'] : [];
};
/** The digits of a day as an American writes them: month, day, year. */
const typed = (day: string) => Array.from(`${day.slice(5)}${day.slice(0, 4)}`.replaceAll('-', ''));

export default defineModel({
  machine: postTimeMachine,
  View: PostTimeView,
  inputs: [{ publishAt: null }, { publishAt: '2026-10-24T16:00:00.000Z' }],
  cases: {
    events: {
      'minute.passed': ({ zone: known }) =>
        known === null ? [{ now, zone }] : [{ now: now + 420 * minute, zone }],
      'time.choose': ({ wall }) => [
        ...daysAfter(wall.day).map((day) => ({ wall: { day } })),
        ...times.filter((time) => time !== wall.time).map((time) => ({ wall: { time } })),
      ],
      'which.choose': [{ which: 'first' as const }, { which: 'second' as const }],
      'time.replace': [{ publishAt: null }, { publishAt: '2026-10-25T01:30:00.000Z' }],
    },
  },
  gestures: {
    'minute.passed': byPort,
    'time.open': (person) => person.check(t('posts.postTime.later')),
    'time.clear': (person) => person.check(t('posts.postTime.now')),
    'time.choose': async (person, { wall: { day, time } }) => {
      if (time !== undefined) await person.fill(/^Time/, time);
      if (day === undefined) return;
      await person.seesRole('button', t('ui.datePicker.open'));
      await person.press(t('posts.postTime.later'), 'radio');
      await person.key('Tab');
      for (const digit of typed(day)) await person.key(digit);
    },
    'which.choose': (person, { which }) =>
      person.check(which === 'first' ? 'First, summer time' : 'Second, winter time'),
    'time.replace': byChart,
    'publish.now': (person) => person.press('Publish now'),
  },
  outOfReach: (snapshot, event) => {
    if (event.type !== 'which.choose') return null;
    const { which } = snapshot.context;
    if (which === event.which) return 'it is chosen already';
    return which === null && !snapshot.matches({ planned: 'doubled' })
      ? 'there is one such time'
      : null;
  },
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
