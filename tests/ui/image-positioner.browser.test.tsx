import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { middle, type Align } from '#src/ui/fields/align.ts';
import { ImagePositioner } from '#src/ui/fields/image-positioner.tsx';
import '#src/ui/style/base.css';

let root: Root;
let place: HTMLElement;
let aligns: Align[];

/** Twice as wide and high as its frame of 300 by 100 once it is enlarged twice. */
const picture = { width: 600, height: 200 };

function Positioner({ from, disabled }: { from: Align; disabled: boolean }) {
  const [align, setAlign] = useState(from);
  return (
    <ImagePositioner
      label="Move"
      hint="Drag it."
      zoomLabel="Zoom"
      says={`${align.x} ${align.y} ${align.scale}`}
      picture={picture}
      align={align}
      disabled={disabled}
      onAlign={(to) => {
        aligns.push(to);
        setAlign(to);
      }}
    >
      <div style={{ inlineSize: 300, blockSize: 100 }} />
    </ImagePositioner>
  );
}

const render = (from: Align = middle, disabled = false) =>
  flushSync(() => root.render(<Positioner from={from} disabled={disabled} />));

beforeEach(() => {
  aligns = [];
  place = document.body.appendChild(document.createElement('main'));
  place.style.inlineSize = '300px';
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const hold = () => {
  const found = place.querySelector('button');
  if (!found) throw new Error('There is nothing to hold.');
  return found;
};
const says = () => place.querySelector('output')?.textContent;
const isHeld = async () => {
  await expect.poll(() => hold().hasAttribute('data-held')).toBe(true);
};

const pointer = (type: string, clientX: number, clientY: number, over: PointerEventInit = {}) =>
  (type === 'pointerdown' ? hold() : window).dispatchEvent(
    new PointerEvent(type, { clientX, clientY, bubbles: true, pointerType: 'mouse', ...over }),
  );
const touch = { pointerType: 'touch' } as const;
const large = { ...middle, scale: 2 };

describe('a mouse', () => {
  test('pulls the picture with it, and lets it go where the button is let go', async () => {
    render(large);
    pointer('pointerdown', 100, 50);
    await isHeld();
    pointer('pointermove', 130, 40);
    await expect.poll(says).toBe('40 60 2');
    pointer('pointermove', 70, 50);
    await expect.poll(says).toBe('60 50 2');
    pointer('pointerup', 70, 50);
    expect(hold().hasAttribute('data-held')).toBe(false);
    pointer('pointermove', 0, 0);
    expect(aligns).toHaveLength(2);
  });

  test('pulls no edge of the picture into the frame', async () => {
    render(large);
    pointer('pointerdown', 100, 50);
    await isHeld();
    pointer('pointermove', 9999, -9999);
    await expect.poll(says).toBe('0 100 2');
    pointer('pointerup', 0, 0);
  });

  test('moves nothing with its other buttons, nor in the direction where nothing is hidden', async () => {
    render();
    pointer('pointerdown', 100, 50, { button: 2 });
    pointer('pointermove', 130, 40);
    expect(aligns).toEqual([]);
    pointer('pointerdown', 100, 50);
    await isHeld();
    pointer('pointermove', 130, 80);
    await expect.poll(() => aligns).toEqual([middle]);
    pointer('pointerup', 130, 80);
  });

  test('is not followed any more once the frame is gone', async () => {
    render(large);
    pointer('pointerdown', 100, 50);
    await isHeld();
    flushSync(() => root.render(null));
    pointer('pointermove', 130, 40);
    expect(aligns).toEqual([]);
  });
});

describe('a finger', () => {
  test('that rests for a moment pulls the picture, and the page does not scroll', async () => {
    render(large);
    pointer('pointerdown', 100, 50, touch);
    await isHeld();
    expect(getComputedStyle(hold()).touchAction).toBe('none');
    const move = new Event('touchmove', { bubbles: true, cancelable: true });
    expect(hold().dispatchEvent(move)).toBe(false);
    pointer('pointermove', 130, 40, touch);
    await expect.poll(says).toBe('40 60 2');
    pointer('pointerup', 130, 40, touch);
    expect(hold().hasAttribute('data-held')).toBe(false);
  });

  test('that moves at once scrolls the page', () => {
    render(large);
    pointer('pointerdown', 100, 50, touch);
    pointer('pointermove', 100, 20, touch);
    const move = new Event('touchmove', { bubbles: true, cancelable: true });
    expect(hold().dispatchEvent(move)).toBe(true);
    pointer('pointermove', 100, 0, touch);
    expect(hold().hasAttribute('data-held')).toBe(false);
    expect(aligns).toEqual([]);
  });

  test('that the browser takes away lets the picture go', async () => {
    render(large);
    pointer('pointerdown', 100, 50, touch);
    await isHeld();
    pointer('pointercancel', 100, 50, touch);
    pointer('pointermove', 130, 40, touch);
    expect(aligns).toEqual([]);
  });
});

describe('keys', () => {
  test.each([
    ['{ArrowLeft}', '49 50 2'],
    ['{ArrowRight}', '51 50 2'],
    ['{ArrowUp}', '50 49 2'],
    ['{ArrowDown}', '50 51 2'],
    ['{Shift>}{ArrowLeft}{/Shift}', '40 50 2'],
    ['{Shift>}{ArrowDown}{/Shift}', '50 60 2'],
    ['+', '50 50 2.1'],
    ['-', '50 50 1.9'],
    ['0', '50 50 1'],
  ])('%s moves it to %s', async (keys, wanted) => {
    render(large);
    hold().focus();
    await userEvent.keyboard(keys);
    expect(says()).toBe(wanted);
  });

  test('stop at the edges and at the most and the least zoom', async () => {
    render({ x: 3, y: 95, scale: 3 });
    hold().focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}+');
    expect(says()).toBe('0 100 3');
    await userEvent.keyboard('0--');
    expect(says()).toBe('50 50 1');
  });

  test('of the page and of the browser are left to them', async () => {
    render(large);
    hold().focus();
    await userEvent.keyboard('a{Control>}{ArrowLeft}{/Control}{Alt>}{ArrowUp}{/Alt}');
    expect(aligns).toEqual([]);
  });
});

test('the slider zooms from one to three, and names itself', async () => {
  render();
  const slider = page.getByRole('slider', { name: 'Zoom' });
  await slider.fill('1.7');
  expect(says()).toBe('50 50 1.7');
  expect(slider.element()).toMatchObject({ min: '1', max: '3' });
});

test('while it is saved nothing moves it', async () => {
  render(large, true);
  pointer('pointerdown', 100, 50);
  pointer('pointermove', 130, 40);
  await expect.element(page.getByRole('slider')).toBeDisabled();
  expect(hold().disabled).toBe(true);
  expect(aligns).toEqual([]);
});
