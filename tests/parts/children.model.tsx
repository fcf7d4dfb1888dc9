import { childrenMachine } from '#machines/parts/children.machine.ts';
import { ChildrenView } from '#src/views/parts/children.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: childrenMachine,
  View: ChildrenView,
  cases: { events: { 'child.emitted': [{ emitted: { type: 'text.saved' } }] } },
  gestures: { 'child.emitted': byChart },
  sightings: { tending: (person) => person.seesEnabled('button', t('posts.postTitle.save')) },
});
