import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuseStrayFiles } from '#src/app/stray-files.ts';
import { DropArea, FileIntake } from '#src/ui/fields/file-intake.tsx';

let root: Root;
let place: HTMLElement;
let release: () => void;
let taken: string[];
const take = (files: readonly { source: File }[]) =>
  taken.push(...files.map(({ source }) => source.name));

beforeEach(() => {
  taken = [];
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  release = refuseStrayFiles(window);
  flushSync(() =>
    root.render(
      <>
        <DropArea hint="Drop here" onChoose={take}>
          <FileIntake onChoose={take}>
            <textarea aria-label="Words" />
          </FileIntake>
        </DropArea>
        <DropArea hint="Drop here" isOpen={false} onChoose={take}>
          <FileIntake isOpen={false} onChoose={take}>
            <textarea aria-label="Closed" />
          </FileIntake>
        </DropArea>
        <p id="beside">Beside it</p>
        <input type="file" aria-label="The browser’s own" />
      </>,
    ),
  );
});
afterEach(() => {
  release();
  root.unmount();
  place.remove();
});

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const carrying = (words: Readonly<Record<string, string>>, files: readonly File[] = [picture]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  for (const [type, text] of Object.entries(words)) data.setData(type, text);
  return data;
};
const at = (selector: string): Element => {
  const found = place.querySelector(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
};
/** Answers whether the browser is still to do what it does by itself. */
const paste = (clipboardData: DataTransfer, selector = '[aria-label=Words]') =>
  at(selector).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
const drag = (type: 'dragover' | 'drop', selector: string, dataTransfer = carrying({})) =>
  at(selector).dispatchEvent(
    new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
  );

describe('what is pasted', () => {
  test.each([
    ['a word processor', { 'text/plain': 'Dear Ada', 'text/html': '<p>Dear <b>Ada</b></p>' }],
    [
      'a sheet',
      { 'text/plain': '12\t30', 'text/html': '<style>td{}</style><td>12</td><td>30</td>' },
    ],
    ['words alone', { 'text/plain': 'Dear Ada' }],
    ['words of a page alone', { 'text/html': '<p>Dear Ada</p>' }],
  ])('from %s keeps its words: the picture beside is not taken', (_, words) => {
    expect(paste(carrying(words))).toBe(true);
    expect(taken).toEqual([]);
  });

  test.each([
    ['a picture', {}],
    ['a picture copied from a page', { 'text/html': '<meta charset="utf-8"><img src="a.png">' }],
    ['a picture with its address', { 'text/plain': 'https://example.test/a.png' }],
    ['a file with its name', { 'text/plain': 'image.png' }],
  ])('as %s is taken as a file', (_, words) => {
    expect(paste(carrying(words))).toBe(false);
    expect(taken).toEqual(['image.png']);
  });

  test('where no files are taken is left to the field', () => {
    expect(paste(carrying({}), '[aria-label=Closed]')).toBe(true);
    expect(taken).toEqual([]);
  });
});

describe('a file that is dropped', () => {
  test('into the area is taken once', () => {
    expect(drag('drop', '[aria-label=Words]')).toBe(false);
    expect(taken).toEqual(['image.png']);
  });

  test.each(['#beside', '[aria-label=Closed]'])('at %s does not replace the page', (selector) => {
    expect(drag('dragover', selector)).toBe(false);
    expect(drag('drop', selector)).toBe(false);
    expect(taken).toEqual([]);
  });

  test('into a field of the browser’s own is left to it', () => {
    expect(drag('drop', 'input[type=file]')).toBe(true);
  });

  test('is not what words are: those are left to the field', () => {
    expect(drag('drop', '#beside', carrying({ 'text/plain': 'Words' }, []))).toBe(true);
  });
});
