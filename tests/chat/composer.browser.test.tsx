import { afterEach, expect, test } from 'vitest';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import { ComposerView } from '#src/views/chat/composer.view.tsx';
import { at } from '#stories/lib/at.ts';
import { quietComposer } from '#stories/chat/chat.fixtures.ts';
import { watchRedraws } from '#tests/lib/redraws.tsx';

let end = () => {};
afterEach(() => end());

test('a key in a message redraws the words, not the menu, the files and the button around them', async () => {
  const unkept = composerMachine.provide({ actions: { saveDraft: () => undefined } });
  const actor = at(unkept, 'writing', { ...quietComposer(), text: '' });
  const page = watchRedraws(<ComposerView actor={actor} />);
  end = page.end;
  // The code of the files is lazy.
  await expect.poll(() => page.mounted()).toContain('Attachments');
  const parts = ['ComposerView', 'OutboxView', 'Attachments', 'Fields', 'Words', 'ComposerMenu'];
  expect(parts.filter((part) => !page.mounted().has(part))).toEqual([]);
  const first = page.type('message', 'Th');
  expect([...parts, 'SendButton'].filter((part) => first.has(part))).toEqual([
    'Words',
    'SendButton',
  ]);
  const second = page.type('message', 'The');
  expect([...parts, 'SendButton'].filter((part) => second.has(part))).toEqual(['Words']);
});
