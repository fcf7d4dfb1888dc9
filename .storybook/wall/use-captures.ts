import { useEffect, useRef, useState, type RefObject } from 'react';
import { markupOf, stylesOf } from './capture.ts';
import { storyFrame, type StoryFrame } from './frame.ts';
import type { Capture, Choice, Window } from './wall.types.ts';

/** Everything that the wall has of a story. */
export interface Captures {
  readonly cells: readonly Capture[];
  /** All rules of the story's page. */
  readonly css: string;
  /** Milliseconds from the first request to the last capture; null while it goes on. */
  readonly took: number | null;
  readonly failure: string | null;
}

const nothing: Captures = { cells: [], css: '', took: null, failure: null };

interface Wanted {
  /** Ends with the values of toolbars, to which the language is added. */
  readonly address: string;
  readonly locales: readonly Choice[];
  readonly windows: readonly Window[];
}

const resize = (element: HTMLIFrameElement, { width, height }: Window): void => {
  element.style.inlineSize = `${width}px`;
  element.style.blockSize = `${height}px`;
};

/** Captures a story in each language and window, one after the other, and says each as it is there. */
async function* captured(
  story: StoryFrame,
  element: HTMLIFrameElement,
  { locales, windows }: Wanted,
): AsyncGenerator<Capture> {
  /* oxlint-disable no-await-in-loop -- one frame shows one thing at a time */
  for (const [at, locale] of locales.entries()) {
    // The address of the frame asks for the first.
    if (at > 0) await story.show({ locale: locale.value });
    for (const window of windows) {
      resize(element, window);
      await story.still();
      yield { locale, window, html: markupOf(story.document()) };
    }
  }
  /* oxlint-enable no-await-in-loop */
}

/** The captures of a story, in the frame that `ref` holds; they begin anew when it or a side changes. */
export function useCaptures(
  wanted: Wanted,
): readonly [Captures, RefObject<HTMLIFrameElement | null>] {
  const ref = useRef<HTMLIFrameElement>(null);
  const [captures, setCaptures] = useState(nothing);
  // By its value: Storybook makes new arguments with each drawing.
  const key = JSON.stringify(wanted);
  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
    const { address, locales, windows } = JSON.parse(key) as Wanted;
    const element = ref.current;
    if (!element) return undefined;
    let isOver = false;
    const begun = performance.now();
    const run = async () => {
      const story = await storyFrame(element);
      const cells: Capture[] = [];
      let css = '';
      for await (const cell of captured(story, element, { address, locales, windows })) {
        if (isOver) return;
        if (css === '') css = stylesOf(story.document());
        cells.push(cell);
        setCaptures({ cells: [...cells], css, took: null, failure: null });
      }
      setCaptures({ cells, css, took: performance.now() - begun, failure: null });
    };
    // The frame's story speaks to the page around it as to Storybook; this page is none.
    const hush = (event: MessageEvent) => {
      if (event.source === element.contentWindow) event.stopImmediatePropagation();
    };
    window.addEventListener('message', hush, { capture: true });
    setCaptures(nothing);
    const [first] = locales;
    element.src = `${address};locale:${first?.value ?? ''}`;
    run().catch((error: unknown) => {
      if (!isOver) setCaptures({ ...nothing, failure: String(error) });
    });
    return () => {
      isOver = true;
      window.removeEventListener('message', hush, { capture: true });
    };
  }, [key]);
  return [captures, ref];
}
