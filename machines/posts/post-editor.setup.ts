import { assign, emit, enqueueActions, setup } from 'xstate';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { UploadOrdered } from '../media/uploads.types.ts';
import { href } from '../navigation/routes.ts';
import { changeOf } from './my-post.ts';
import { isKept, isUndescribed, readingOf } from './post-content.ts';
import type { PostChange, PostContent, PostFile, PostVersion } from './post-content.types.ts';
import { postDraftMachine } from './post-draft.machine.ts';
import { openPost, submitPost } from './post-editor.ports.ts';
import type * as Types from './post-editor.types.ts';
import { postFilesMachine } from './post-files.machine.ts';
import { previewOf } from './post-preview.ts';
import { postTimeMachine } from './post-time.machine.ts';
import type { PostTimeEmitted } from './post-time.types.ts';

type Context = Types.PostEditorContext;
type Refusal = { failure: Failure };
type TimeChanged = Extract<PostTimeEmitted, { type: 'time.changed' }>;
type Submitted = { submitted: Types.PostSubmitted };

/** A parent acts on what these children emit as on its own events. */
const listenTo = (child: AnyActorRef | null, parent: AnyActorRef) => {
  child?.on('*', (emitted: AnyEventObject) => parent.send(emitted));
};

const undescribed = ({ content: { files } }: Context): readonly PostFile[] =>
  files.filter(isUndescribed);

/** The content with what it comes to, and how others will see it. */
const read = (context: Context, content: PostContent) => {
  const { limits, timing, author, previewAs: viewer, openedAt: at } = context;
  const reading = readingOf(content, limits, timing);
  return { content, reading, preview: previewOf(content, reading, { author, viewer, at }) };
};

/** The setup of the chart of a post that is being written. */
export const postEditorSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.PostEditorInput,
    events: {} as Types.PostEditorEvent,
    emitted: {} as Types.PostEditorEmitted,
    children: {} as {
      openPost: 'openPost';
      submitPost: 'submitPost';
      draft: 'draft';
      files: 'files';
      time: 'time';
    },
  },
  actors: {
    openPost,
    submitPost,
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
    isOtherTime: ({ context }, { publishAt, timing }: TimeChanged) =>
      publishAt !== context.content.publishAt || timing !== context.timing,
    isRestored: (_, { restoredAt }: Types.OpenedPost) => restoredAt !== null,
    isStale: (_, { submitted }: Submitted) => submitted.kind === 'stale',
    isMissing: (_, { failure }: Refusal) => failure.kind === 'notFound',
    isSessionOver: (_, { failure }: Refusal) => failure.kind === 'unauthenticated',
    /** The answer is final: asking again would say the same. */
    isFinal: (_, { failure }: Refusal) =>
      ['invalid', 'forbidden', 'notFound', 'conflict'].includes(failure.kind),
  },
  actions: {
    storeOpened: enqueueActions(({ context: before, enqueue, self }, opened: Types.OpenedPost) => {
      const { mode, slot, entry, other, restoredAt, baseline, buyers, openedAt, feePercent } =
        opened;
      const { content, version } = entry;
      enqueue.assign({
        mode,
        slot,
        openedAt,
        ...read({ ...before, openedAt }, content),
        version,
        restoredAt,
        baseline,
        buyers,
        feePercent,
        files: ({ spawn }) => spawn('files', { id: 'files', input: { files: content.files } }),
        time: ({ spawn }) => spawn('time', { id: 'time', input: { publishAt: content.publishAt } }),
        draft: ({ spawn }) => spawn('draft', { id: 'draft', input: { ...slot, ...entry, other } }),
      });
      enqueue(({ context }) => {
        listenTo(context.files, self);
        listenTo(context.draft, self);
        listenTo(context.time, self);
      });
    }),
    storeChange: assign(({ context }, { change }: { change: PostChange }) =>
      read(context, { ...context.content, ...change }),
    ),
    storeFiles: assign(({ context }, { files }: { files: readonly PostFile[] }) =>
      read(context, { ...context.content, files }),
    ),
    /** What only moved on the way to the server changes nothing that is kept. */
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
    reportOther: enqueueActions(({ context: { draft }, enqueue }, { submitted }: Submitted) => {
      if (!draft || submitted.kind !== 'stale') return;
      const { other } = submitted;
      if (other.isPublished) enqueue.assign({ over: other.version.updatedAt });
      enqueue.sendTo(draft, { type: 'version.found', other });
    }),
    storeContent: assign(({ context }, { content }: { content: PostContent }) =>
      read(context, content),
    ),
    storeTime: assign(({ context }, { publishAt, timing }: TimeChanged) => ({
      timing,
      ...read({ ...context, timing }, { ...context.content, publishAt }),
    })),
    /** What has a chart of its own shows the content that took the place of another. */
    showParts: enqueueActions(({ context: { files, time, content }, enqueue }) => {
      if (files) enqueue.sendTo(files, { type: 'files.replace', files: content.files });
      if (time) enqueue.sendTo(time, { type: 'time.replace', publishAt: content.publishAt });
    }),
    describeFirst: enqueueActions(({ context, enqueue }) => {
      const first = undescribed(context)[0];
      if (context.files && first)
        enqueue.sendTo(context.files, { type: 'file.describe', id: first.upload.id });
    }),
    discard: assign(({ context }) => ({
      ...read(context, context.baseline),
      discarded: context.content,
    })),
    takeBack: assign(({ context }) => ({
      ...read(context, context.discarded ?? context.content),
      discarded: null,
    })),
    storePreview: assign(({ context }, { previewAs }: { previewAs: Types.PreviewAs }) => ({
      previewAs,
      ...read({ ...context, previewAs }, context.content),
    })),
    storeVersion: assign((_, { version }: { version: PostVersion }) => ({ version })),
    storeFailure: assign((_, params: Refusal) => params),
    clearFailure: assign({ failure: null }),
    releaseUploads: enqueueActions(({ context: { content }, enqueue }) => {
      for (const { upload } of content.files)
        enqueue.emit({
          type: 'upload.ordered',
          order: { type: 'upload.cancel', id: upload.id },
        });
    }),
    announcePublished: enqueueActions(({ context, enqueue }, { submitted }: Submitted) => {
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
        path: href('post', { username: author.username, postId }),
        replace: true,
      });
    }),
    forward: emit((_, event: UploadOrdered) => event),
    announceExpiry: emit({ type: 'session.expired' }),
  },
  delays: { undoTime: 8_000, lookTime: 2_000 },
});
