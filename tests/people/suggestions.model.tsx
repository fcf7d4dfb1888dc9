import { setup } from 'xstate';
import { suggestionsMachine } from '#machines/people/suggestions.machine.ts';
import { SuggestionsView } from '#src/views/people/suggestions.view.tsx';
import { ada } from '#stories/posts/posts.fixtures.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: suggestionsMachine,
  View: SuggestionsView,
  children: {
    follows: setup({}).createMachine({ id: 'still', context: { parts: [], changed: {} } }),
  },
  cases: {
    events: {
      'relation.changed': [
        { change: changeOf(ada.id, answerOf('followed', { isFollower: true })) },
        { change: { userId: ada.id, relationship: { banType: 'mute' }, listed: null } },
      ],
      'child.emitted': [
        { emitted: { type: 'relation.changed', change: changeOf(ada.id, answerOf('followed')) } },
      ],
    },
    outcomes: { loadSuggestions: { done: [[], [ada]], error: [{ kind: 'offline' }] } },
  },
  gestures: {
    'connection.restored': byChart,
    'suggestions.retry': (person) => person.press('Try again'),
    'relation.changed': byChart,
    'child.emitted': byChart,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    showing: (person) => person.seesRole('link', /Ada Quill/),
    exhausted: (person) => person.seesNot(t('people.suggestions.title')),
    failed: (person) => person.sees(t('people.suggestionsList.failed')),
  },
});
