import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { passkeyLoginMachine } from '#machines/auth/passkey-login.machine.ts';
import { cardFormMachine } from '#machines/billing/card-form.machine.ts';
import { messageEditorMachine } from '#machines/chat/message-editor.machine.ts';
import { isUnanswered, type Failure } from '#machines/lib/failure.ts';
import { postCommandMachine } from '#machines/posts/post-command.machine.ts';
import en from '#src/locales/en/index.ts';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { makeTexts } from '#src/ui/texts/texts.ts';
import { AttemptNotice } from '#src/views/auth/attempt-notice.tsx';
import { Unsent } from '#src/views/auth/oops.tsx';
import { PasskeyLoginView } from '#src/views/auth/passkey-login.view.tsx';
import { MessageEditorView } from '#src/views/chat/message-editor.view.tsx';
import { RefusalNotice } from '#src/views/modal/refusal-notice.tsx';
import { refusalOf } from '#src/views/people/refusal.ts';
import { PostCommandView } from '#src/views/posts/post-command.view.tsx';
import { CardFields } from '#src/views/billing/card-form.view.tsx';
import { PayoutView } from '#src/views/billing/payout.view.tsx';
import { SettingsRefusal } from '#src/views/settings/settings-refusal.tsx';
import { message, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { draftPost } from '#stories/posts/my-posts.fixtures.ts';
import { OpenRefusedWithoutRoom } from '#stories/billing/payout.stories.tsx';
import { at } from '#stories/lib/at.ts';
import { t } from '#stories/lib/texts.ts';

const texts = makeTexts('en', en);
const full: Failure = { kind: 'unavailable', retryAfter: 10, status: 507 };
const starting: Failure = { kind: 'unavailable', retryAfter: 10, status: 503 };

// Of the browser: whether a field grows by itself, and where a link leads from.
vi.stubGlobal('CSS', { supports: () => true });
vi.stubGlobal('location', { pathname: '/', search: '' });

/** Rendered text of a view. */
const shown = (view: ReactElement): string =>
  renderToStaticMarkup(
    <TextProvider locale="en" strings={en}>
      {view}
    </TextProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'");

const editor = (failure: Failure) =>
  at(messageEditorMachine, 'refused', {
    viewerId,
    chat: withBo,
    message: message(2, { authorId: viewerId }),
    text: 'On Saturday.',
    messageMax: 5_000,
    failure,
  });

const setup = { setupId: 'setup-1', url: '/up', origin: 'null', key: 'key-1' };

test.each<[string, (failure: Failure) => ReactElement, typed: boolean]>([
  [
    'a form',
    (failure) => (
      <AttemptNotice status="rejected" failure={failure} secondsLeft={0} fields={['email']} />
    ),
    true,
  ],
  ['a dialog', (failure) => <RefusalNotice failure={failure} />, true],
  [
    'a dialog without a field',
    (failure) => <RefusalNotice failure={failure} typed={false} />,
    false,
  ],
  ['a mail', (failure) => <Unsent failure={failure} />, false],
  ['a setting', (failure) => <SettingsRefusal failure={failure} />, false],
  [
    'a passkey',
    (failure) => (
      <PasskeyLoginView actor={at(passkeyLoginMachine, 'refused', { failure, secondsLeft: 0 })} />
    ),
    false,
  ],
  [
    'a post',
    (failure) => (
      <PostCommandView
        actor={at(postCommandMachine, 'refused', { kind: 'publish', post: draftPost, failure })}
      />
    ),
    false,
  ],
  ['a person', (failure) => <p>{refusalOf(texts.t, failure, 'Bo')}</p>, false],
  [
    'a card that is saved',
    (failure) => (
      <CardFields
        actor={at(cardFormMachine, 'unconfirmed', {
          setup,
          makeDefault: false,
          failure,
          card: null,
        })}
      />
    ),
    false,
  ],
  [
    'a card form that does not open',
    (failure) => (
      <CardFields
        actor={at(cardFormMachine, 'unreachable', {
          setup: null,
          makeDefault: false,
          failure,
          card: null,
        })}
      />
    ),
    false,
  ],
  ['a sent message', (failure) => <MessageEditorView actor={editor(failure)} />, true],
])('%s says that there is no room, and nothing of a lost connection', (_, view, typed) => {
  const said = shown(view(full));
  expect(said).toContain(t(typed ? 'app.failure.serverFullTyped' : 'app.failure.serverFull'));
  expect(said).not.toMatch(/connect|no answer|went wrong/);
  expect(shown(view(starting))).not.toContain('storage');
});

test('what the server had no room for is no attempt without an answer', () => {
  expect([full, starting, { kind: 'offline' } as const, null].map(isUnanswered)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a sign-in that found no room says so', async () => {
  const machine = passkeyLoginMachine.provide({
    actors: {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- failures are plain data
      enterByPasskey: fromPromise(() => Promise.reject(full)),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'passkey.use' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(shown(<PasskeyLoginView actor={actor} />)).toContain(t('app.failure.serverFull'));
});

test('a payout that was perhaps requested before the room ran out is never denied', () => {
  const actor = OpenRefusedWithoutRoom.args?.actor;
  const said = actor ? shown(<PayoutView actor={actor} />) : '';
  expect(said).toContain(t('billing.payout.serverFull'));
  expect(said).not.toContain(t('billing.payout.refused'));
});

test('a card that an earlier try may have saved is not denied for want of room', async () => {
  const answers: Failure[] = [{ kind: 'offline' }, full];
  const actor = createActor(
    cardFormMachine.provide({
      actors: {
        openSetup: fromPromise(() => Promise.resolve(setup)),
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- failures are plain data
        saveCard: fromPromise(() => Promise.reject(answers.shift())),
      },
    }),
    { input: { makeDefault: false } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('loading'));
  actor.send({ type: 'frame.ready' });
  actor.send({ type: 'setup.completed', setupId: setup.setupId });
  await waitFor(actor, (snapshot) => snapshot.matches('unconfirmed'));
  actor.send({ type: 'form.retry' });
  await waitFor(actor, (snapshot) => snapshot.matches('unconfirmed'));
  expect(answers).toEqual([]);
  expect(shown(<CardFields actor={actor} />)).toContain(t('billing.cardForm.unconfirmed'));
});
