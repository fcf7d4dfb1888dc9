import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { current, moreOf, olderOf, viewerSetup } from './viewer.setup.ts';
import type { EndedFile, ViewerContext } from './viewer.types.ts';

const endedOf = (context: ViewerContext): EndedFile => {
  const { hash, url, thumbUrl, streamUrl } = current(context);
  const place = { place: context.place };
  return { hash, url, thumbUrl, ...(streamUrl && { streamUrl }), ...place };
};

const onward = [{ guard: 'hasMore', target: 'loadingMore' }, { target: 'loadingOlder' }] as const;

/** Files one after the other in full size; an address that has expired is signed anew once. */
export const viewerMachine = viewerSetup.createMachine({
  id: 'viewer',
  description: 'Shows files in full size, one after the other.',
  meta: { requirement: 'issue 18 viewer; issue 40 viewer; peers §2.7; contract §4.3' },
  context: ({ input }) => ({
    ...input,
    older: input.older ?? null,
    isFirst: true,
    zoom: 1,
    renewed: null,
    failure: null,
  }),
  type: 'parallel',
  on: { 'file.move': { guard: 'isMovable', actions: 'moveFile' } },
  states: {
    file: {
      description: 'The file that is looked at.',
      initial: 'arriving',
      on: {
        'file.choose': {
          guard: { type: 'isOther', params: eventOf },
          target: '.arriving',
          actions: { type: 'storeIndex', params: eventOf },
        },
      },
      states: {
        arriving: {
          description: 'The file says whether it can be shown, as soon as its page has come.',
          entry: 'clearFailure',
          always: [
            { guard: 'isReady', target: 'showing' },
            { guard: 'isUnready', target: 'unready' },
          ],
        },
        showing: {
          description: 'The file is shown, its colour or its small picture until it has loaded.',
          on: {
            'file.broken': [{ guard: 'isRenewed', target: 'failed' }, { target: 'renewing' }],
            'zoom.change': {
              guard: { type: 'isZoom', params: eventOf },
              actions: { type: 'storeZoom', params: eventOf },
            },
          },
        },
        renewing: {
          description:
            'It did not load, maybe since its address expired: another one is asked for.',
          entry: 'clearFailure',
          invoke: {
            id: 'renewAddress',
            src: 'renewAddress',
            input: ({ context }) => endedOf(context),
            onDone: { target: 'arriving', actions: { type: 'storeAddress', params: outputOf } },
            onError: [
              whenSignedOut('failed'),
              { target: 'failed', actions: { type: 'storeFailure', params: failureOf } },
            ],
          },
        },
        unready: {
          description: 'The file is being made ready; it can be asked for again.',
          on: {
            'viewer.retry': { target: 'renewing' },
            'connection.restored': { target: 'renewing' },
          },
        },
        failed: {
          description: 'The file did not load; it can be tried again.',
          on: {
            'viewer.retry': { target: 'renewing' },
            'connection.restored': { target: 'renewing' },
          },
        },
      },
    },
    words: {
      description: 'The description of the file.',
      initial: 'brief',
      states: {
        brief: {
          description: 'At most two lines of it.',
          on: { 'words.toggle': { target: 'whole' } },
        },
        whole: {
          description: 'All of it, with the time of the file and its size.',
          on: { 'words.toggle': { target: 'brief' } },
        },
      },
    },
    pages: {
      description: 'The files that there are before and beyond those that have come.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Enough files have come for where the person is.',
          always: [
            { guard: 'isNearEnd', target: 'loadingMore' },
            { guard: 'isNearStart', target: 'loadingOlder' },
          ],
        },
        loadingMore: {
          description: 'The next files are on their way.',
          invoke: {
            id: 'loadFiles',
            src: 'loadFiles',
            input: ({ context }) => moreOf(context),
            onDone: { target: 'resting', actions: { type: 'storeFiles', params: outputOf } },
            onError: { target: 'interrupted' },
          },
        },
        loadingOlder: {
          description: 'The files of the chat before those that have come are on their way.',
          invoke: {
            id: 'loadOlderFiles',
            src: 'loadOlderFiles',
            input: ({ context }) => olderOf(context),
            onDone: { target: 'resting', actions: { type: 'storeOlder', params: outputOf } },
            onError: { target: 'interrupted' },
          },
        },
        interrupted: {
          description: 'The next files did not come; going on asks for them again.',
          on: {
            'file.choose': {
              guard: { type: 'isOther', params: eventOf },
              target: 'resting',
            },
            'viewer.retry': onward,
            'connection.restored': onward,
          },
        },
      },
    },
  },
});
