import { afterEach, beforeAll } from 'vitest';
import { commands } from 'vitest/browser';
import type { Look } from './look.types.ts';
import { lookOf } from './look.ts';
import { tryMutants, type Mutant } from './mutants.ts';
import { counted, repeatAll, type Steadiness } from './steady.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareLook: (id: string, look: Look) => Promise<string[]>;
    takeLookDown: (id: string, look: Look) => Promise<void>;
    takeMutantsDown: (id: string, mutants: readonly Mutant[]) => Promise<void>;
    takeSteadinessDown: (id: string, steadiness: Steadiness) => Promise<void>;
  }
}

/** Stories of what members see; a flow is part of a screen or a dialog. */
const looked = /^(?:dialogs|screens|controls)-/;
/** Milliseconds: between two looks, and until the last. */
const pause = 50;
const patience = 1_500;
/** Milliseconds for which a story stands still when it is taken down. */
const rest = 500;

/**
 * `write` takes looks down, a number changes as many declarations of each story in turn (tests/bench/looks.ts); a number
 * of times compares each story that often, and counts (tests/bench/looks-steady.ts).
 */
const { VITE_LOOKS: mode = '', VITE_LOOKS_TIMES: times = '' } = import.meta.env;
const mutants = Number(mode) || 0;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Everything that the page shows: the story, and dialogs and menus beside it; not Storybook's own words. */
const roots = () =>
  [...document.body.children].filter(
    ({ id, className }) => !id.startsWith('storybook-') && !/\bsb-/.test(className),
  );
const currentLook = () => lookOf(document, roots());

/** A picture, a font or a part that comes later: looked at again until it is as it was, or for long enough. */
async function differencesOf(id: string): Promise<string[]> {
  const end = performance.now() + patience;
  for (;;) {
    const found = await commands.compareLook(id, currentLook());
    if (found.length === 0 || performance.now() > end) return found;
    await later(pause);
  }
}

/** The look that stays. */
async function restingLook(): Promise<Look> {
  for (let before = '', end = performance.now() + patience; ; await later(rest)) {
    const look = currentLook();
    const text = JSON.stringify(look);
    if (text === before || performance.now() > end) return look;
    before = text;
  }
}

/** Drawn while a face comes, a letter would be another's for a moment, and where a machine has none, the browser ends. */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of what is wanted in the function's text
beforeAll(async ({}, file) => {
  if (times !== '') repeatAll(file, Number(times));
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
});

afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  if (!looked.test(id) || task.result?.state === 'fail') return;
  await document.fonts.ready;
  if (mutants > 0) {
    await later(rest);
    await commands.takeMutantsDown(
      id,
      tryMutants(document, roots, { count: mutants, seed: id.length }),
    );
    return;
  }
  if (mode === 'write') {
    await commands.takeLookDown(id, await restingLook());
    return;
  }
  const found = await differencesOf(id);
  if (times !== '') {
    await commands.takeSteadinessDown(id, counted(id, found));
    return;
  }
  if (found.length > 0)
    throw new Error(
      [`The look of ${id} has changed; "npm run looks" keeps it so:`, ...found].join('\n'),
    );
});
