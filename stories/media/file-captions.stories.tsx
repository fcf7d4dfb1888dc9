import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { fileCaptionsMachine } from '#machines/media/file-captions.machine.ts';
import type { FileCaptionsContext } from '#machines/media/file-captions.types.ts';
import { FileCaptionsView } from '#src/views/media/file-captions.view.tsx';
import { at } from '#stories/lib/at.ts';
import { captioned, captionFile, subRip } from './file-captions.fixtures.ts';

export default {
  title: 'Flows/Media/Captions of a file',
  component: FileCaptionsView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FileCaptionsView>;

type Story = StoryObj<typeof FileCaptionsView>;

const story = (
  value: StateValueFrom<typeof fileCaptionsMachine>,
  context: Partial<FileCaptionsContext> = {},
): Story => ({ args: { actor: at(fileCaptionsMachine, value, { ...captioned, ...context }) } });

const { source } = captionFile();
const chosen = { source, text: subRip } as const;
const invalid = (field: string): Pick<FileCaptionsContext, 'failure'> => ({
  failure: { kind: 'invalid', message: 'No.', fields: { [field]: ['No.'] }, jwt: null },
});

export const Listing = story('listing');
export const ListingNone = story('listing', { captions: [] });
export const Choosing = story('choosing');
export const ChoosingChosen = story('choosing', { ...chosen, language: 'fr' });
export const Reading = story('reading', { source });
export const Unfit = story('unfit', { source, unfit: 'wrong' });
export const UnfitLong = story('unfit', { source, unfit: 'long' });
export const UnfitUnreadable = story('unfit', { source, unfit: 'unreadable' });
export const Sending = story('sending', { ...chosen, language: 'fr' });
export const Refused = story('refused', { ...chosen, failure: { kind: 'offline' } });
export const RefusedText = story('refused', { ...chosen, ...invalid('text') });
export const RefusedLanguage = story('refused', { ...chosen, ...invalid('language') });
export const Removing = story('removing', { unwanted: 'pt-BR' });
export const Unremoved = story('unremoved', {
  unwanted: 'pt-BR',
  failure: { kind: 'offline' },
});
