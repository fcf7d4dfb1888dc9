import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { complaintMachine } from '#machines/people/complaint.machine.ts';
import type { Complaint, ComplaintSubject, Receipt } from '#machines/people/complaint.types.ts';
import en from '#src/locales/en/index.ts';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { ComplaintView } from '#src/views/people/complaint.view.tsx';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(() => end());

/** The form about a member, and the words of the reports that it sent. */
const form = async () => {
  const said: string[] = [];
  const actor = createActor(
    complaintMachine.provide({
      actors: {
        sendComplaint: fromPromise<Receipt, Complaint & { about: ComplaintSubject }>(
          ({ input }) => {
            said.push(input.message);
            return Promise.resolve({ number: 'R-42' });
          },
        ),
      },
    }),
    { input: { about: { kind: 'chat', userId: 7 }, displayName: 'Ada Lovelace', userId: 7 } },
  ).start();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        <ComplaintView actor={actor} />
      </TextProvider>,
    ),
  );
  end = () => {
    actor.stop();
    root.unmount();
    place.remove();
  };
  await expect.poll(() => page.getByLabelText('Reason').elements().length).toBe(1);
  return said;
};

test('a report of spam needs no words, and has some all the same', async () => {
  const said = await form();
  await userEvent.selectOptions(page.getByLabelText('Reason').element(), 'Spam or advertising');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.poll(() => said).toEqual(['Spam or advertising']);
});
