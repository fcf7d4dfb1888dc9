import { changeOf } from '#machines/people/relation-change.ts';
import { undoNotice } from '#machines/people/undo-notice.ts';
import { noticesMachine } from '#machines/app/notices.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { NoticesView } from '#src/views/app/notices.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const toast = { tone: 'positive', key: 'app.connectivity.restored' } as const;
const other = {
  tone: 'neutral',
  key: 'app.connectivity.checking',
  lead: { label: 'chat.noticeText.open', path: '/messages/3' },
} as const;
const alert = {
  tone: 'negative',
  key: 'app.connectivity.unreachable',
  title: 'app.ageConsent.title',
  alert: true,
} as const;

/** On the page below the notices. */
const home = t('app.layout.home');
/** With the keyboard, from the page to the first button of the first notice. */
const comeNear = async (person: Person) => {
  await person.press(home);
  await person.key('Tab');
};

const whom = { userId: 21, displayName: 'Inês Marques' };
const ban = undoNotice({ kind: 'ban', ...whom, made: 'mute', before: null });
const unfollow = undoNotice({ kind: 'follow', ...whom });
const another = undoNotice({ kind: 'follow', userId: 22, displayName: 'theo' });
const chatEvents = (banType: 'mute' | null) => ({
  type: 'relation.changed',
  change: changeOf(21, answerOf('blacklist', { banType })),
});

export default defineModel({
  machine: noticesMachine,
  View: ({ actor }) => (
    <>
      <Button>{home}</Button>
      <NoticesView actor={actor} />
    </>
  ),
  cases: {
    events: {
      'notice.shown': ({ count }) =>
        count < 3 ? [ban, another, toast, unfollow, other, alert] : [toast],
      'notice.withdrawn': [{ key: toast.key }, { key: other.key }],
      'notice.act': ({ toasts }) => [...toasts.map(({ id }) => ({ id })), { id: 'gone' }],
      'app.event': [
        { appEvent: chatEvents('mute') },
        { appEvent: chatEvents(null) },
        { appEvent: { type: 'session.changed', reason: 'refreshed' } },
        { appEvent: { type: 'session.changed', reason: 'logout' } },
      ],
      'child.emitted': [
        { emitted: { type: 'post.changed', postId: 11, change: 'restored' } },
        { emitted: { type: 'files.restored' } },
      ],
      'notice.dismiss': ({ toasts, alerts }) => [...toasts, ...alerts].map(({ id }) => ({ id })),
    },
  },
  pause: 4_000,
  gestures: {
    'notice.shown': byChart,
    'notice.withdrawn': byChart,
    'notice.act': async (person) => {
      await comeNear(person);
      await person.key('Enter');
    },
    'app.event': byChart,
    'child.emitted': byChart,
    'notice.dismiss': async (person) => {
      await comeNear(person);
      await person.key('Escape');
    },
    'notices.hold': comeNear,
    'notices.release': (person) => person.press(home),
  },
  // A hand that comes near holds the clock, and lets it run anew when it goes.
  outOfReach: (snapshot, event) => {
    if (event.type !== 'notice.act' && event.type !== 'notice.dismiss') return null;
    const { alerts, toasts } = snapshot.context;
    const [first, second] = [...alerts, ...toasts];
    if (first?.id !== event.id) return 'another stands before it';
    const isTimed = toasts.length > 0 && second !== undefined;
    const isAnew = event.type === 'notice.dismiss' && alerts.length === 0;
    return isTimed && !(isAnew && snapshot.matches('counting'))
      ? 'the clock of another would begin anew'
      : null;
  },
  equivalents: {
    'missing guard @ (root)|app.event|0: isUntrue is not asked':
      'what is true is dropped by nobody: the guard saves work',
    'wrong target @ held|always|0: it leads to counting':
      'which is left at once for want of toasts',
    'wrong initial @ (root): it begins in counting': 'which is left at once for want of toasts',
    'wrong initial @ (root): it begins in held': 'which is left at once for want of toasts',
  },
  sightings: {
    quiet: (person) => person.seesNot(t('app.connectivity.restored')),
    counting: (person) => person.seesRole('button', 'Dismiss'),
    held: (person) => person.seesRole('button', 'Dismiss'),
  },
});
