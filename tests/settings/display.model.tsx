import { displayMachine } from '#machines/settings/display.machine.ts';
import { DisplayView } from '#src/views/settings/display.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { byPort, defineModel } from '#tests/lib/model.ts';

const textSizes = { normal: 'Normal', large: 'Large', larger: 'Larger' } as const;

export default defineModel({
  machine: displayMachine,
  View: DisplayView,
  cases: {
    events: {
      'display.choose': [
        { choice: { textSize: 'larger' } },
        { choice: { motion: 'less' } },
        { choice: { contrast: 'more' } },
      ],
      'display.changed': [
        { display: { textSize: 'large', motion: 'system', contrast: 'more' } },
        { display: { textSize: 'normal', motion: 'less', contrast: 'system' } },
      ],
    },
  },
  gestures: {
    'display.choose': (person, { choice: { textSize, motion } }) => {
      if (textSize) return person.choose('Text size', textSizes[textSize]);
      return motion
        ? person.choose('Motion', t('settings.display.motion.less'))
        : person.choose('Contrast', 'More');
    },
    'display.changed': byPort,
  },
  outOfReach: (snapshot, event) => {
    if (event.type !== 'display.choose') return null;
    const { context } = snapshot;
    const { textSize, motion, contrast } = { ...context, ...event.choice };
    const isSame =
      textSize === context.textSize && motion === context.motion && contrast === context.contrast;
    return isSame ? 'what is chosen already is not a choice' : null;
  },
  sightings: {
    applied: async (person, { context }) => {
      await person.seesValue('Text size', context.textSize);
      await person.seesValue('Motion', context.motion);
      await person.seesValue('Contrast', context.contrast);
    },
  },
});
