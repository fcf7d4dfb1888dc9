import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createActor, type ActorRefFrom } from 'xstate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { passes } from '#tests/lib/passes.ts';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { ConfirmInput, DialogsEmitted } from '#machines/modal/dialog-token.types.ts';
import { dialogsAdapter } from '#src/actors/modal/dialogs.adapter.ts';
import en from '#src/locales/en/index.ts';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { DialogsView } from '#src/views/modal/dialogs.view.tsx';
import { vitestPerson as person } from '#tests/lib/vitest-person.ts';

const question: ConfirmInput = {
  title: 'app.layout.interests',
  body: 'app.ageConsent.body',
  confirm: 'app.layout.logout',
  tone: 'negative',
};
const cancelled = { kind: 'cancelled' };

let actor: ActorRefFrom<typeof dialogsMachine>;
let answers: DialogsEmitted[];
let root: Root;
let place: HTMLElement;

const focused = (): string | undefined => document.activeElement?.textContent || undefined;
const ask = (id: string) =>
  actor.send({ type: 'dialog.open', id, dialog: 'confirm', input: question });
const dialog = (id: string) => actor.getSnapshot().context.dialogs.find((one) => one.id === id);
const relationship = async () => {
  await expect.poll(focused).toBe('Cancel');
};
const gone = async () => {
  await expect.poll(() => actor.getSnapshot().value).toBe('empty');
};

beforeEach(() => {
  answers = [];
  actor = createActor(
    dialogsMachine.provide(dialogsAdapter({ load: () => Promise.reject(new Error()) })),
  ).start();
  actor.on('dialog.answered', (event) => answers.push(event as DialogsEmitted));
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        <button type="button" onClick={() => ask('a')}>
          Open
        </button>
        <DialogsView actor={actor} />
      </TextProvider>,
    ),
  );
});

/** The step back is asynchronous: taken after the frame is gone, it would take the runner's page along. */
afterEach(async () => {
  actor.stop();
  root.unmount();
  place.remove();
  await passes(() => {
    if (JSON.stringify(history.state).includes('dialog')) throw new Error('a step stands still');
  });
});

test('focus goes to the safe answer, goes round inside, and comes back after Escape', async () => {
  await person.press('Open');
  await relationship();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Log out');
  await userEvent.keyboard('{Tab}{Tab}');
  expect(focused()).toBe('Cancel');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
  await userEvent.keyboard('{Escape}');
  await gone();
  await expect.poll(focused).toBe('Open');
  expect(answers).toEqual([
    { type: 'dialog.answered', dialog: 'confirm', id: 'a', answer: cancelled },
  ]);
});

test('what stands behind cannot be reached', async () => {
  await person.press('Open');
  await relationship();
  await expect.poll(() => place.matches('[aria-hidden=true], [inert]')).toBe(true);
});

test('two Escapes close two dialogs, the top one first', async () => {
  ask('a');
  await relationship();
  ask('b');
  await expect.poll(() => document.querySelectorAll('[role=alertdialog]').length).toBe(2);
  await relationship();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answers.map(({ id }) => id)).toEqual(['b']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answers.map(({ id }) => id)).toEqual(['b', 'a']);
  await gone();
});

test('Back closes the top dialog and stays on the page', async () => {
  const { href } = location;
  ask('a');
  ask('b');
  await expect.poll(() => document.querySelectorAll('[role=alertdialog]').length).toBe(2);
  history.back();
  await expect.poll(() => answers.map(({ id }) => id)).toEqual(['b']);
  history.back();
  await expect.poll(() => answers.map(({ id }) => id)).toEqual(['b', 'a']);
  await gone();
  expect(location.href).toBe(href);
});

test('a dialog answered while it fades in turns round', async () => {
  ask('a');
  dialog('a')?.send({ type: 'dialog.answer', answer: { kind: 'confirmed', value: null } });
  await gone();
  expect(answers.map(({ answer }) => answer)).toEqual([{ kind: 'confirmed', value: null }]);
  await person.seesNoRole('dialog');
});

test('unsent input is asked about, and kept when the person stays', async () => {
  ask('a');
  await relationship();
  dialog('a')?.send({ type: 'input.changed' });
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Keep editing');
  await userEvent.keyboard('{Enter}');
  await relationship();
  expect(actor.getSnapshot().context.dialogs.map(({ id }) => id)).toEqual(['a']);
  await userEvent.keyboard('{Escape}');
  await person.press('Discard');
  await gone();
});
