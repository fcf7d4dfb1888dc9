import { useSelector } from '@xstate/react';
import { useEffect, useState, type ComponentType } from 'react';
import {
  createActor,
  emit,
  fromCallback,
  fromPromise,
  setup,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import { noticesMachine } from '#machines/app/notices.machine.ts';
import { relationUndoMachine } from '#machines/people/relation-undo.machine.ts';
import { noticesAdapter } from '#src/actors/app/notices.adapter.ts';
import { Tips } from '#src/ui/dialog/tips.tsx';
import { AppView } from '#src/views/app/app.view.tsx';
import { AccountMenu } from '#src/views/app/layouts/account-menu.tsx';
import { GuestLayout } from '#src/views/app/layouts/guest.layout.tsx';
import type { LaterParts } from '#src/views/app/layouts/layout.types.ts';
import { Me } from '#src/views/app/layouts/me.tsx';
import { SignedInLayout } from '#src/views/app/layouts/signed-in.layout.tsx';
import { NoticesView } from '#src/views/app/notices.view.tsx';
import { useLoaded } from '#src/views/loaded.ts';
import { ScreenView } from '#src/views/app/screen.view.tsx';

type Children = Readonly<Record<string, AnyActorLogic>>;

/** Says one thing as it starts, and nothing more. */
const saying = (event: AnyEventObject) => setup({}).createMachine({ entry: emit(event) });

/**
 * An actor that runs elsewhere, as a child of the app: events are forwarded in both directions.
 * `present` is what it would have emitted had the app subscribed from the start.
 */
export const mirror = (
  actor: AnyActorRef,
  present: (snapshot: AnyMachineSnapshot) => AnyEventObject | null = () => null,
) =>
  fromCallback<AnyEventObject>(({ receive, emit: say }) => {
    receive((event) => actor.send(event));
    const now = present(actor.getSnapshot());
    if (now) queueMicrotask(() => say(now));
    const subscription = actor.on('*', (event: AnyEventObject) => say(event));
    return () => subscription.unsubscribe();
  });

const still = setup({}).createMachine({ id: 'still' });
const asleep = ['theme', 'dialogs', 'connectivity', 'navigation', 'screen', 'connection', 'inbox'];
const everyday: Children = {
  ...Object.fromEntries(
    [
      ...asleep,
      'passwordGatedCalls',
      'session',
      'unfinishedPayments',
      'dataSaver',
      'unsavedWords',
      'parkedForms',
    ].map((src) => [src, still]),
  ),
  // Nothing keeps whoever leaves.
  departure: setup({}).createMachine({
    on: { 'departure.request': { actions: emit({ type: 'departure.cleared' }) } },
  }),
  readConfig: fromPromise(() => Promise.resolve()),
  locale: saying({ type: 'locale.changed', code: 'en' }),
  ageConsent: saying({ type: 'consent.given' }),
  notices: noticesMachine.provide(
    noticesAdapter({ undo: relationUndoMachine, textOf: ({ key }) => key }),
  ),
};
const input: AppInput = {
  locale: { cookie: null, languages: ['en'] },
  ageConsent: { version: 1, validFor: 1, fade: 0 },
};
/** The parts of a member's frame that load after it. */
const later: LaterParts = {
  Account: (props) => (
    <AccountMenu {...props} isDiscreet={() => false} onDiscreet={() => {}} onShortcuts={() => {}} />
  ),
  Me,
  Tips,
};
const frame = { brand: 'Fanfare', path: '/', release: { version: '1', commit: 'a' } };

/**
 * The true page around an actor that has no view of its own: the app's chart and view, the frames of
 * guest and member, the notices. `cast` makes the actor one of the app's children; the real screen chart
 * among them is drawn inside the frame.
 */
export function stage(
  cast: (actor: AnyActorRef) => Children,
): ComponentType<{ actor: AnyActorRef }> {
  return function Stage({ actor }) {
    const [{ app, isFramed }] = useState(() => {
      const own = cast(actor);
      const actors = { ...everyday, ...own };
      return {
        app: createActor(appMachine.provide({ actors }), { input }),
        isFramed: 'screen' in own,
      };
    });
    useEffect(() => {
      app.start();
      return () => void app.stop();
    }, [app]);
    const { viewer, unread, absent } = useSelector(app, ({ context }) => context);
    const { notices, screen } = useSelector(app, ({ children }) => children);
    const shown = useLoaded(notices);
    const content = isFramed && screen ? <ScreenView actor={screen} /> : null;
    return (
      <>
        <AppView actor={app}>
          {viewer ? (
            <SignedInLayout
              {...frame}
              viewer={viewer}
              unread={unread}
              absent={absent}
              later={later}
              onGo={(path) => app.send({ type: 'location.requested', path })}
              onLogout={() => app.send({ type: 'logout.requested' })}
            >
              {content}
            </SignedInLayout>
          ) : (
            <GuestLayout {...frame}>{content}</GuestLayout>
          )}
        </AppView>
        {shown && <NoticesView actor={shown} />}
      </>
    );
  };
}
