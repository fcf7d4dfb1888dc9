import { referralLinksMachine } from '#machines/insight/referral-links.machine.ts';
import { ReferralLinksView } from '#src/views/insight/referral-links.view.tsx';
import { bio, nameless, terms } from '#stories/insight/insight.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: referralLinksMachine,
  View: ReferralLinksView,
  cases: {
    events: {
      'link.create': [{ label: 'Newsletter' }],
      'revocation.ask': [{ id: bio.id }, { id: 99 }],
    },
    outcomes: {
      loadLinks: {
        done: [
          { links: [bio], max: 2, terms },
          { links: [], max: 2, terms },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      createLink: {
        done: [nameless],
        error: [
          { kind: 'offline' },
          { kind: 'throttled', retryAfter: 3, message: '' },
          { kind: 'unauthenticated' },
        ],
      },
      revokeLink: {
        done: [undefined],
        error: [{ kind: 'notFound' }, { kind: 'unauthenticated' }, { kind: 'offline' }],
      },
    },
  },
  gestures: {
    'link.create': async (person, { label }) => {
      await person.fill('Label', label);
      await person.press('New link');
    },
    'revocation.ask': (person) => person.press('Revoke: My page elsewhere'),
    'revocation.keep': (person) => person.press(t('insight.referralLinks.keep')),
    'link.revoke': (person) => person.press('Revoke link'),
    'links.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  outOfReach: (snapshot, event) => {
    const { chosenId, links, max } = snapshot.context;
    if (event.type === 'link.create' && links.length >= max) return 'There is no field for it.';
    if (event.type !== 'revocation.ask') return null;
    if (!snapshot.can(event)) return 'There is no such link.';
    return chosenId === event.id ? 'It is asked already.' : null;
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    'listed.resting': (person, { context: { links } }) =>
      person.sees(links.length === 0 ? 'No links yet' : /click/),
    'listed.creating': (person) => person.seesBusy('button', 'New link'),
    'listed.uncreated': (person) => person.seesRole('alert'),
    'listed.asking': (person) => person.sees(pattern('insight.referralLinks.stops')),
    'listed.revoking': (person) => person.seesBusy('button', 'Revoke link'),
    'listed.unrevoked': (person) => person.sees(pattern('insight.referralLinks.revokeFailed')),
    failed: (person) => person.sees(t('insight.referralLinks.failed')),
  },
});
