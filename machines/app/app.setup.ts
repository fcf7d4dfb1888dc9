import {
  assign,
  enqueueActions,
  sendTo,
  setup,
  type AnyActorRef,
  type AnyMachineSnapshot,
} from 'xstate';
import type { UnfinishedPaymentsEvent } from '../billing/unfinished-payments.types.ts';
import type { unfinishedPaymentsMachine } from '../billing/unfinished-payments.machine.ts';
import type { passwordGatedCallsMachine } from '../auth/password-gated-calls.machine.ts';
import type { PasswordGatedCallsEvent } from '../auth/password-gated-calls.types.ts';
import { parkedFormsMachine } from '../auth/parked-forms.machine.ts';
import type { ParkedFormsEvent } from '../auth/parked-forms.types.ts';
import type { departureMachine } from '../auth/departure.machine.ts';
import { sessionMachine } from '../auth/session.machine.ts';
import type { SessionEvent } from '../auth/session.types.ts';
import type { Viewer } from '../auth/viewer.types.ts';
import type { ChatEvents } from '../chat/chat.types.ts';
import type { connectionMachine } from '../chat/connection.machine.ts';
import type { ConnectionEvent } from '../chat/connection.types.ts';
import type { inboxMachine } from '../chat/inbox.machine.ts';
import type { dialogsMachine } from '../modal/dialogs.machine.ts';
import { lazyPort } from '../lib/port.ts';
import { invokedPieces, pieceOf } from '../parts/children.ts';
import type { uploadsMachine } from '../media/uploads.machine.ts';
import type { UploadOrdered } from '../media/upload-order.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import type { MoveHeld, NavigationEvent } from '../navigation/navigation.types.ts';
import type { unsavedWordsMachine } from '../navigation/unsaved-words.machine.ts';
import { href } from '../navigation/routes.ts';
import { ageConsentMachine } from './age-consent.machine.ts';
import { readConfig } from './app.ports.ts';
import type { AppContext, AppEmitted, AppEvent, AppInput } from './app.types.ts';
import { toProblem } from './config.types.ts';
import type { connectivityMachine } from './connectivity.machine.ts';
import type { ConnectivityEvent } from './connectivity.types.ts';
import type { dataSaverMachine } from './data-saver.machine.ts';
import { localeMachine } from './locale.machine.ts';
import type { noticesMachine } from './notices.machine.ts';
import type { NoticesEvent } from './notices.types.ts';
import { screenMachine } from './screen.machine.ts';
import type { ScreenEvent, ScreenEvents } from './screen.types.ts';
import { themeMachine } from './theme.machine.ts';
import type { DialogRequested } from '../modal/dialog-token.types.ts';

/** Routes that the app itself leads to; none of them needs a parameter. */
type Plain = 'main' | 'login' | 'twoFactorChallenge' | 'confirmPassword';

/** True if the child's snapshot can take the event; false while the child is still loading. */
const accepts = (child: AnyActorRef | undefined, event: { type: string }): boolean => {
  const snapshot: Partial<AnyMachineSnapshot> | undefined = child?.getSnapshot();
  return snapshot?.can?.(event) ?? false;
};

/** Long-lived children of the app, and the routing of events to them. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    input: {} as AppInput,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    children: {} as {
      readConfig: 'readConfig';
      locale: 'locale';
      theme: 'theme';
      notices: 'notices';
      dialogs: 'dialogs';
      connectivity: 'connectivity';
      session: 'session';
      parkedForms: 'parkedForms';
      ageConsent: 'ageConsent';
      navigation: 'navigation';
      screen: 'screen';
      connection: 'connection';
      inbox: 'inbox';
      uploads: 'uploads';
      unfinishedPayments: 'unfinishedPayments';
      dataSaver: 'dataSaver';
      departure: 'departure';
      unsavedWords: 'unsavedWords';
      passwordGatedCalls: 'passwordGatedCalls';
    } & { [id: `listenTo ${string}`]: 'invokedPieces' },
  },
  actors: {
    readConfig,
    invokedPieces,
    locale: localeMachine,
    theme: themeMachine,
    notices: lazyPort<typeof noticesMachine>('notices'),
    dialogs: lazyPort<typeof dialogsMachine>('dialogs'),
    connectivity: lazyPort<typeof connectivityMachine>('connectivity'),
    session: sessionMachine,
    parkedForms: parkedFormsMachine,
    ageConsent: ageConsentMachine,
    navigation: navigationMachine,
    screen: screenMachine,
    connection: lazyPort<typeof connectionMachine>('connection'),
    inbox: lazyPort<typeof inboxMachine>('inbox'),
    uploads: lazyPort<typeof uploadsMachine>('uploads'),
    unfinishedPayments: lazyPort<typeof unfinishedPaymentsMachine>('unfinishedPayments'),
    dataSaver: lazyPort<typeof dataSaverMachine>('dataSaver'),
    departure: lazyPort<typeof departureMachine>('departure'),
    unsavedWords: lazyPort<typeof unsavedWordsMachine>('unsavedWords'),
    passwordGatedCalls: lazyPort<typeof passwordGatedCallsMachine>('passwordGatedCalls'),
  },
  actions: {
    /** Replaces the inbox when the viewer changes; a guest has none. */
    openInbox: enqueueActions(({ context, enqueue }) => {
      const { viewer, unread, uploads, inbox } = context;
      if (inbox?.viewerId === viewer?.id) return;
      enqueue.stopChild('inbox');
      if (uploads) enqueue.stopChild(uploads);
      enqueue.assign({ uploads: null, inbox: null });
      if (viewer === null) return;
      const input = { viewerId: viewer.id, unread };
      enqueue.assign({
        inbox: ({ spawn, self }) => ({
          viewerId: viewer.id,
          actor: pieceOf(self, spawn('inbox', { id: 'inbox', input })),
        }),
      });
    }),
    notifyInbox: ({ context }, params: RelationChanged | ChatEvents) =>
      context.inbox?.actor.send(params),
    closeInbox: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('inbox');
      enqueue.assign({ inbox: null });
    }),
    /** The uploads start with the first order of a session: their code is lazy. */
    orderUpload: enqueueActions(({ context, enqueue }, { order }: UploadOrdered) => {
      if (!context.uploads) {
        if (order.type === 'upload.adopt') return;
        enqueue.assign({
          uploads: ({ spawn, self }) => pieceOf(self, spawn('uploads', { id: 'uploads' })),
        });
      }
      enqueue.sendTo(({ context: { uploads } }) => uploads ?? 'uploads', order);
    }),
    closeUploads: enqueueActions(({ context: { uploads }, enqueue }) => {
      if (uploads) enqueue.stopChild(uploads);
      enqueue.assign({ uploads: null });
    }),
    storeAbsent: assign(({ context: { absent } }, { names }: { names: AppContext['absent'] }) => ({
      absent: [...new Set([...absent, ...names])],
    })),
    storeUnread: assign((_, params: { count: number }) => ({ unread: params.count })),
    /**
     * The app-wide emitter. These children get the event too when they have a use for it: sent to one
     * that is still loading, it would only load it earlier.
     */
    broadcast: enqueueActions(({ enqueue, self }, params: AppEmitted) => {
      const { children } = self.getSnapshot();
      const event = { type: 'app.event', appEvent: params } as const;
      enqueue.emit(params);
      for (const id of [
        'notices',
        'dialogs',
        'unfinishedPayments',
        'departure',
        'unsavedWords',
      ] as const)
        if (accepts(children[id], event)) enqueue.sendTo(id, event);
    }),
    storeProblem: assign((_, params: { error: unknown }) => ({ problem: toProblem(params.error) })),
    storeViewer: assign((_, params: { viewer: Viewer | null }) => ({ viewer: params.viewer })),
    toSession: sendTo('session', (_, params: SessionEvent) => params),
    toParkedForms: sendTo('parkedForms', (_, params: ParkedFormsEvent) => params),
    toNavigation: sendTo('navigation', (_, params: NavigationEvent) => params),
    toUnsavedWords: sendTo('unsavedWords', (_, params: MoveHeld) => params),
    toNotices: sendTo('notices', (_, params: NoticesEvent) => params),
    toUnfinished: sendTo('unfinishedPayments', (_, params: UnfinishedPaymentsEvent) => params),
    toConnectivity: sendTo('connectivity', (_, params: ConnectivityEvent) => params),
    toPasswordGatedCalls: sendTo(
      'passwordGatedCalls',
      (_, params: PasswordGatedCallsEvent) => params,
    ),
    goBack: sendTo('navigation', { type: 'return.requested', otherwise: href('main') }),
    toScreen: sendTo('screen', (_, params: ScreenEvent) => params),
    notifyScreen: sendTo('screen', (_, params: { appEvent: ScreenEvents }) => ({
      type: 'app.event' as const,
      ...params,
    })),
    notifyLocale: sendTo('locale', (_, params: { viewer: Viewer | null }) => ({
      type: 'viewer.changed' as const,
      viewer: params.viewer,
    })),
    notifyConnection: sendTo('connection', (_, params: ConnectionEvent) => params),
    openDialog: sendTo('dialogs', ({ context: { viewer } }, params: DialogRequested) => ({
      ...params,
      viewer,
      type: 'dialog.open' as const,
    })),
    retryTexts: sendTo('locale', { type: 'locale.retry' }),
    retrySession: sendTo('session', { type: 'session.retry' }),
    endSession: sendTo('session', { type: 'logout.request' }),
    /** Asks `departure`, which warns of unsent work; the session, until that chart has loaded. */
    depart: enqueueActions(({ enqueue, self }) => {
      const { departure } = self.getSnapshot().children;
      const isLoaded = departure !== undefined && departure.getSnapshot().context !== undefined;
      if (isLoaded) enqueue.sendTo('departure', { type: 'departure.request' });
      else enqueue.sendTo('session', { type: 'logout.request' });
    }),
    askConsentAgain: sendTo('ageConsent', { type: 'consent.withdraw' }),
    goTo: sendTo('navigation', (_, params: { route: Plain }) => ({
      type: 'location.requested',
      path: href(params.route),
    })),
  },
});
