import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Viewer } from '../auth/viewer.types.ts';
import type { Failure } from '../lib/failure.ts';
import type { FilePickerDialog, UploadOrdered } from '../media/upload-order.types.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';
import { href, postPath } from '../navigation/routes.ts';
import { pieceOf } from '../parts/children.ts';
import { changeOf } from './my-post.ts';
import { isKept, isUndescribed, unsentIn, unsentMark, withUnsent } from './post-content.ts';
import type { PostChange, PostContent, PostFile, PostVersion } from './post-content.types.ts';
import { releaseOrders } from '../parts/uploads-of-form.ts';
import { postDraftMachine } from './post-draft.machine.ts';
import type * as Types from './post-editor.types.ts';
import { endGuards, type Ended, type Opened } from './post-ends.ts';
import { postFilesMachine } from './post-files.machine.ts';
import { postOpeningMachine } from './post-opening.machine.ts';
import { shownOf } from './post-preview.ts';
import { postPublishingMachine } from './post-publishing.machine.ts';
import type { PostSubmitted } from './post-publishing.types.ts';
import { postTimeMachine } from './post-time.machine.ts';
import type { PostTimeEmitted } from './post-time.types.ts';

type Context = Types.PostEditorContext;
type Refusal = { failure: Failure };
type TimeChanged = Extract<PostTimeEmitted, { type: 'time.changed' }>;

/** Children of the editor: opening, draft, files, time and publishing. */
export const postEditorSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PostEditorInput,
    events: {} as Types.PostEditorEvent,
    emitted: {} as Types.PostEditorEmitted,
    children: {} as {
      postOpening: 'postOpening';
      postPublishing: 'postPublishing';
      draft: 'draft';
      files: 'files';
      time: 'time';
    },
  },
  actors: {
    postOpening: postOpeningMachine,
    postPublishing: postPublishingMachine,
    draft: postDraftMachine,
    files: postFilesMachine,
    time: postTimeMachine,
  },
  guards: {
    isPublishable: ({ context: { reading } }) => reading.problem === null,
    /** A planned post is changed at once; a draft is at the server first. */
    isReplannable: ({ context: { reading, mode } }) =>
      reading.problem === null && mode === 'replan',
    hasUndescribed: ({ context: { reading } }) =>
      reading.problem === null && reading.parts.undescribed > 0,
    isOtherTime: ({ context }: { context: Context }, { publishAt, timing }: TimeChanged) =>
      publishAt !== context.content.publishAt || timing !== context.timing,
    isRestored: endGuards.isRestored,
    isDone: endGuards.isDone,
    hasFailed: endGuards.hasFailed,
    isMissing: endGuards.isMissing,
    isSignedOut: endGuards.isSignedOut,
    isRefused: endGuards.isRefused,
  },
  actions: {
    storeOpened: assign(({ context: before, spawn, self }, opened: Opened) => {
      if (opened.kind === 'failed') return {};
      const { mode, slot, entry, other, out, restoredAt, baseline, buyers, openedAt, feePercent } =
        opened.found;
      const { version, unsent = [] } = entry;
      const { publishAt } = entry.content;
      const files = withUnsent(entry.content.files, unsent);
      const content = { ...entry.content, files };
      return {
        mode,
        slot,
        openedAt,
        ...shownOf({ ...before, openedAt }, content),
        version,
        restoredAt,
        baseline,
        buyers,
        feePercent,
        files: pieceOf(self, spawn('files', { id: 'files', input: { files } })),
        time: pieceOf(self, spawn('time', { id: 'time', input: { publishAt } })),
        draft: pieceOf(
          self,
          spawn('draft', { id: 'draft', input: { ...slot, ...entry, other, out } }),
        ),
      };
    }),
    /** Updates the author's permissions; the content stays. */
    storeViewer: assign(({ context }, { viewer }: { viewer: Viewer | null }) => {
      const maySell = viewer?.isCreator ?? false;
      return { maySell, author: { ...context.author, isVerified: maySell } };
    }),
    showPreview: assign(({ context }) => shownOf(context, context.content)),
    storeChange: assign(({ context }, { change }: { change: PostChange }) =>
      shownOf(context, { ...context.content, ...change }),
    ),
    storeFiles: assign(({ context }, { files }: { files: readonly PostFile[] }) =>
      shownOf(context, { ...context.content, files }),
    ),
    /** Saves changed content; mere progress of an upload does not count as a change. */
    notifyDraft: enqueueActions(({ context: { draft, content }, enqueue }) => {
      if (draft) enqueue.sendTo(draft, { type: 'content.changed', content });
    }),
    notifyDraftOfFiles: enqueueActions(
      ({ context: { draft, content }, enqueue }, { files }: { files: readonly PostFile[] }) => {
        const known = content.files.filter(isKept);
        const now = files.filter(isKept);
        const isSame =
          known.length === now.length && now.every((file, index) => file === known[index]);
        if (draft && !isSame)
          enqueue.sendTo(draft, { type: 'content.changed', content: { ...content, files } });
        if (draft && unsentMark(files) !== unsentMark(content.files))
          enqueue.sendTo(draft, { type: 'unsent.changed', unsent: unsentIn(files) });
      },
    ),
    flushDraft: enqueueActions(({ context: { draft }, enqueue }) => {
      if (draft) enqueue.sendTo(draft, { type: 'draft.flush' });
    }),
    dropDraft: enqueueActions(({ context: { draft }, enqueue }) => {
      if (draft) enqueue.sendTo(draft, { type: 'draft.drop' });
    }),
    discardDraft: enqueueActions(({ context: { draft, content }, enqueue }) => {
      if (draft) enqueue.sendTo(draft, { type: 'draft.discard', content });
    }),
    wakeDraft: enqueueActions(({ context: { draft }, enqueue }) => {
      if (draft) enqueue.sendTo(draft, { type: 'connection.restored' });
    }),
    reportOther: enqueueActions(({ context: { draft }, enqueue }, submitted: PostSubmitted) => {
      if (!draft || submitted.kind === 'done' || submitted.kind === 'failed') return;
      if (submitted.kind === 'out')
        return enqueue.sendTo(draft, { type: 'post.found', out: submitted.out });
      const { other } = submitted;
      if (other.isPublished) enqueue.assign({ over: other.version.updatedAt });
      enqueue.sendTo(draft, { type: 'version.found', other });
    }),
    storeContent: assign(({ context }, { content }: { content: PostContent }) =>
      shownOf(context, content),
    ),
    storeTime: assign(({ context }, { publishAt, timing }: TimeChanged) => ({
      timing,
      ...shownOf({ ...context, timing }, { ...context.content, publishAt }),
    })),
    /** Sends the replaced content to the charts of its files and time. */
    showParts: enqueueActions(({ context: { files, time, content }, enqueue }) => {
      if (files) enqueue.sendTo(files, { type: 'files.replace', files: content.files });
      if (time) enqueue.sendTo(time, { type: 'time.replace', publishAt: content.publishAt });
    }),
    describeFirst: enqueueActions(({ context, enqueue }) => {
      const first = context.content.files.find(isUndescribed);
      if (context.files && first)
        enqueue.sendTo(context.files, { type: 'file.describe', id: first.upload.id });
    }),
    discard: assign(({ context }) => ({
      ...shownOf(context, context.baseline),
      discarded: context.content,
    })),
    takeBack: assign(({ context }) => ({
      ...shownOf(context, context.discarded ?? context.content),
      discarded: null,
    })),
    storePreview: assign(({ context }, { previewAs }: { previewAs: Types.PreviewAs }) => ({
      previewAs,
      ...shownOf({ ...context, previewAs }, context.content),
    })),
    storeVersion: assign((_, { version }: { version: PostVersion }) => ({ version })),
    storeFailure: assign((_, params: Refusal) => params),
    storeReason: assign((_, end: Ended) => ({
      failure: end.kind === 'failed' ? end.failure : null,
    })),
    clearFailure: assign({ failure: null }),
    releaseUploads: enqueueActions(({ context: { content }, enqueue }) => {
      const files = content.files.map(({ upload }) => upload);
      for (const order of releaseOrders(files)) enqueue.emit(order);
    }),
    announcePublished: enqueueActions(({ context, enqueue }, submitted: PostSubmitted) => {
      if (submitted.kind !== 'done') return;
      const { postId, publishAt } = submitted;
      const { mode, author } = context;
      const key = publishAt !== null ? 'scheduled' : mode === 'apply' ? 'changed' : 'published';
      enqueue.emit({
        type: 'notice.shown',
        tone: 'positive',
        key: `posts.postEditor.${key}`,
        ...(publishAt !== null && { params: { time: { at: publishAt } } }),
      });
      enqueue.emit(changeOf({ id: postId, author }));
      enqueue.emit({
        type: 'location.requested',
        path: postPath(author, postId) ?? href('profile'),
        replace: true,
      });
    }),
    /** Stops the charts of the content; the page then looks for the post anew. */
    stopParts: enqueueActions(({ enqueue }) => {
      for (const id of ['draft', 'files', 'time']) enqueue.stopChild(id);
      enqueue.assign({ draft: null, files: null, time: null, over: null });
    }),
    forward: emit((_, event: UploadOrdered | DialogRequested<FilePickerDialog>) => event),
  },
  delays: { undoTime: 8_000, lookTime: 2_000 },
});
