import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { uploadTrayMachine } from '#machines/media/upload-tray.machine.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { UploadTrayView } from '#src/views/media/upload-tray.view.tsx';
import { SignedInLayout } from '#src/views/app/layouts/signed-in.layout.tsx';
import { at } from '#stories/lib/at.ts';
import { feed, member } from '#stories/ui/layouts.fixtures.tsx';
import {
  trayArrived,
  trayFailures,
  trayFiles,
  trayNames,
  traySending,
  trayWaiting,
} from './upload-tray.fixtures.ts';

export default {
  title: 'Flows/Media/Upload tray',
  component: UploadTrayView,
  // It floats above the screen that a person went on to.
  decorators: [
    (Drawn) => (
      <>
        <SignedInLayout {...member} path="/feed">
          {feed}
        </SignedInLayout>
        {Drawn()}
      </>
    ),
  ],
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
export const MovingOneFile = show({ moving: 'open' }, [moving]);
export const SendingInEachState = show({ moving: 'open' }, traySending);
export const WaitingInEachState = show({ moving: 'open' }, trayWaiting);
export const ArrivedInEachState = show({ moving: 'open' }, trayArrived);
export const FailedInEachWay = show({ moving: 'open' }, trayFailures);
export const LongAndHostileNames = show({ moving: 'open' }, trayNames);
export const MovingFoldedFailed = show({ moving: 'folded' }, [failed, refused, ready]);
export const Offline = show({ moving: 'open' }, [
  { ...moving, status: 'waiting', rate: null, reason: { kind: 'offline' } },
  waiting,
]);
export const ManyFiles = show(
  { moving: 'open' },
  Array.from({ length: 12 }, (_, number) => ({ ...waiting, id: `file-${number}` })),
);
export const ReadyOpen = show({ ready: 'open' }, [ready, readyVideo]);
export const ReadyOpenHeld = show({ ready: 'openHeld' }, [ready, readyVideo], true);
export const ReadyFolded = show({ ready: 'folded' }, [ready, readyVideo]);
export const ReadyFoldedHeld = show({ ready: 'foldedHeld' }, [ready, readyVideo], true);
