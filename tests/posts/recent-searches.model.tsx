import { recentSearchesMachine } from '#machines/posts/recent-searches.machine.ts';
import { RecentSearchesView } from '#src/views/posts/recent-searches.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: recentSearchesMachine,
  View: RecentSearchesView,
  input: { viewerId: 3 },
  cases: {
    events: {
      'searches.read': [{ searches: ['fog', 'kiln'] }],
      'discreet.changed': [{ isOn: true }, { isOn: false }],
      'search.found': [{ words: 'foghorn' }],
      'search.remove': [{ words: 'fog' }],
    },
  },
  gestures: {
    'searches.read': byPort,
    'discreet.changed': byPort,
    'search.found': byChart,
    'search.remove': (person, { words }) =>
      person.press(t('posts.recentSearches.remove', { words })),
    'searches.clear': (person) => person.press(t('posts.recentSearches.clear')),
  },
  outOfReach: ({ context: { searches } }, event) => {
    if (event.type === 'searches.clear' && searches.length === 0) return 'There are none.';
    return event.type === 'search.remove' && !searches.includes(event.words)
      ? 'It is not among them.'
      : null;
  },
  sightings: {
    shown: async (person, { context: { searches } }) => {
      if (searches[0] === undefined) await person.seesNot(t('posts.recentSearches.title'));
      else await person.seesEnabled('button', searches[0]);
    },
    hidden: (person) => person.seesNot(t('posts.recentSearches.title')),
  },
});
