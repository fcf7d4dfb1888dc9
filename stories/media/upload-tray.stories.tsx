import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { uploadTrayMachine } from '#machines/media/upload-tray.machine.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { UploadTrayView } from '#src/views/media/upload-tray.view.tsx';
import { at } from '#stories/lib/at.ts';
import { trayFiles } from './upload-tray.fixtures.ts';

export default {
  title: 'Flows/Media/UploadTray',
  component: UploadTrayView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UploadTrayView>;

type Story = StoryObj<typeof UploadTrayView>;

const { moving, waiting, processing, failed, refused, duplicate, ready, readyVideo } = trayFiles;
const show = (
  value: StateValueFrom<typeof uploadTrayMachine>,
  files: readonly Upload[],
  isHeld = false,
): Story => ({ args: { actor: at(uploadTrayMachine, value, { files, isHeld }) } });

export const Hidden = show('hidden', []);
export const Measuring = show('measuring', [moving]);
export const MovingOpen = show({ moving: 'open' }, [moving, waiting, processing, ready]);
export const MovingFolded = show({ moving: 'folded' }, [moving, waiting, ready]);
export const ProcessingAlone = show({ moving: 'open' }, [processing, ready]);
export const SomeFailed = show({ moving: 'open' }, [failed, refused, ready]);
export const ADuplicate = show({ moving: 'open' }, [duplicate, ready]);
export const ManyFiles = show(
  { moving: 'open' },
  Array.from({ length: 12 }, (_, number) => ({ ...waiting, id: `file-${number}` })),
);
export const ReadyOpen = show({ ready: 'open' }, [ready, readyVideo]);
export const ReadyOpenHeld = show({ ready: 'openHeld' }, [ready, readyVideo], true);
export const ReadyFolded = show({ ready: 'folded' }, [ready, readyVideo]);
export const ReadyFoldedHeld = show({ ready: 'foldedHeld' }, [ready, readyVideo], true);
