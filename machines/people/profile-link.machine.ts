import { emit, setup } from 'xstate';
import { outputOf } from '../lib/params.ts';
import { href, profilePath } from '../navigation/routes.ts';
import { copyLink } from './profile-link.ports.ts';
import type * as Types from './profile-link.types.ts';

/** A browser without a clipboard at all: the address stands there to be copied by hand. */
const addressOnly = ({ context }: { context: Types.ProfileLinkInput }): Types.CopiedLink => ({
  link: profilePath(context) ?? href('main'),
  isCopied: false,
});

/** The address of a profile, to carry elsewhere. */
export const profileLinkMachine = setup({
  types: {
    context: {} as Types.ProfileLinkInput,
    input: {} as Types.ProfileLinkInput,
    events: {} as Types.ProfileLinkEvent,
    emitted: {} as Types.ProfileLinkEmitted,
    children: {} as { copyLink: 'copyLink' },
  },
  actors: { copyLink },
  actions: {
    announce: emit((_, { link, isCopied }: Types.CopiedLink) => ({
      type: 'notice.shown' as const,
      tone: isCopied ? ('positive' as const) : ('caution' as const),
      key: isCopied ? 'people.profileLink.copied' : 'people.profileLink.refused',
      params: { [isCopied ? 'link' : 'url']: link },
    })),
  },
}).createMachine({
  id: 'profileLink',
  description: 'The address of a profile is copied from its menu.',
  meta: { requirement: 'spec §2 dropdown; spec small controls: copy-to-clipboard' },
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being copied.',
      on: { 'link.copy': { target: 'copying' } },
    },
    copying: {
      description: 'The browser is asked to take the address; it says whether it did.',
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context }) => ({ path: profilePath(context) ?? href('main') }),
        onDone: {
          target: 'resting',
          actions: { type: 'announce', params: outputOf },
        },
        onError: { target: 'resting', actions: { type: 'announce', params: addressOnly } },
      },
    },
  },
});
