import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { playerMachine } from '#machines/media/player.machine.ts';
import type { PlayerContext } from '#machines/media/player.types.ts';
import { PlayerView } from '#src/views/media/player.view.tsx';
import { at } from '#stories/lib/at.ts';
import { t } from '#stories/lib/texts.ts';
import { film, playing } from './player.fixtures.ts';

export default {
  title: 'Flows/Media/Player',
  component: PlayerView,
} satisfies Meta<typeof PlayerView>;

type Story = StoryObj<typeof PlayerView>;
type Shown = 'loading' | 'playing' | 'stalled' | 'paused';
type Video =
  | { shown: Shown }
  | 'idle'
  | 'ended'
  | 'renewing'
  | 'offline'
  | 'stopped'
  | 'unplayable';
const story = (
  video: Video,
  context: Partial<PlayerContext> = {},
  start: 'plain' | 'kept' = 'plain',
): Story => ({
  args: { actor: at(playerMachine, { video, start }, { ...playing, ...context }) },
});

export const Idle = story('idle', { film: null, url: null });
export const Loading = story({ shown: 'loading' }, { time: 0, length: null, loaded: 0 });
export const PlayingPlain = story({ shown: 'playing' });
export const PlayingMuted = story({ shown: 'playing' }, { isMuted: true, speed: 1.5 });
export const PlayingKept = story({ shown: 'playing' }, { from: 42 }, 'kept');
export const PlayingUpright = story(
  { shown: 'playing' },
  { film: film({ width: 900, height: 1600 }) },
);
/** The least used controls stand behind a button. */
export const PausedOnAPhone: Story = {
  ...story({ shown: 'paused' }),
  decorators: [(Drawn) => <div style={{ inlineSize: 320 }}>{Drawn()}</div>],
  play: async ({ canvasElement }) => {
    const drawn = within(canvasElement);
    await userEvent.click(await drawn.findByRole('button', { name: t('media.player.more') }));
    await expect(
      await drawn.findByRole('slider', { name: t('media.player.volume') }),
    ).toBeVisible();
  },
};
export const Stalled = story({ shown: 'stalled' }, { loaded: 42 });
export const Paused = story({ shown: 'paused' });
export const Ended = story('ended', { time: 134, loaded: 134 });
export const Renewing = story('renewing');
export const Offline = story('offline');
export const Stopped = story('stopped');
export const Unplayable = story('unplayable');
