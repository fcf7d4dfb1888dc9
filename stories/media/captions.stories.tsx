import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor, type StateValueFrom } from 'xstate';
import { captionsMachine } from '#machines/media/captions.machine.ts';
import type { CaptionsContext } from '#machines/media/captions.types.ts';
import { playerMachine } from '#machines/media/player.machine.ts';
import { PlayerView } from '#src/views/media/player.view.tsx';
import { english, none, several } from './captions.fixtures.ts';
import { playing } from './player.fixtures.ts';

export default {
  title: 'Flows/Media/Captions of the player',
  component: PlayerView,
} satisfies Meta<typeof PlayerView>;

type Story = StoryObj<typeof PlayerView>;
type Value = StateValueFrom<typeof captionsMachine>;

/** The captions are a child of the player, in whose bar they are chosen. */
const story = (value: Value, context: CaptionsContext = english): Story => {
  const player = playerMachine.resolveState({
    value: { video: { shown: 'paused' }, start: 'plain' },
    context: playing,
  });
  const captions = captionsMachine.resolveState({ value, context });
  const children = { captions: { src: 'captions', snapshot: captions } };
  const given: unknown = { ...player, children };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a child is restored from its own snapshot
  const snapshot = given as typeof player;
  return { args: { actor: createActor(playerMachine, { snapshot }).start() } };
};

export const OffAbsent = story({ off: 'absent' }, none);
export const OffPresent = story({ off: 'present' });
export const OffSeveral = story({ off: 'present' }, several);
export const OnAbsent = story({ on: 'absent' }, none);
export const Shown = story({ on: { present: 'shown' } });
export const ShownSeveral = story({ on: { present: 'shown' } }, { ...several, language: 'es' });
export const Renewing = story({ on: { present: 'renewing' } });
export const Failed = story({ on: { present: 'failed' } }, { ...english, tries: 1 });
export const Missed = story({ on: { present: 'missed' } }, { ...english, tries: 1 });
