import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { AnyActorRef } from 'xstate';
import { Frame } from '#stories/lib/frame.tsx';

/** A view on the page, with the actor that it shows. */
interface Screen {
  /** Throws what React could not draw, if anything. */
  readonly check: () => void;
  readonly remove: () => Promise<void>;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A dialog that is gone gives the focus back frames later: not to the page of the next walk. */
const dialogsLeave = async (): Promise<void> => {
  await frame();
  await frame();
  await turn();
  await frame();
  await frame();
};

/** Puts a view onto the page, below what is there. */
export const show = (View: ComponentType<{ actor: AnyActorRef }>, actor: AnyActorRef): Screen => {
  const place = document.createElement('div');
  document.body.append(place);
  const failures: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => failures.push(error) });
  flushSync(() =>
    root.render(
      <Frame>
        <View actor={actor} />
      </Frame>,
    ),
  );
  return {
    check: () => {
      if (failures.length > 0) throw failures[0];
    },
    remove: async () => {
      const hasDialog = document.querySelector('[role$="dialog"]') !== null;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await Promise.resolve();
      root.unmount();
      place.remove();
      if (hasDialog) await dialogsLeave();
      // A focus that has found no neighbour waits until somebody acts.
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    },
  };
};
