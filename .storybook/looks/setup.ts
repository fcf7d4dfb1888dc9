import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import type { Look } from './look.types.ts';
import { lookOf } from './look.ts';
import { tryMutants, type Mutant } from './mutants.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareLook: (id: string, look: Look) => Promise<string[]>;
    takeLookDown: (id: string, look: Look) => Promise<void>;
    takeMutantsDown: (id: string, mutants: readonly Mutant[]) => Promise<void>;
  }
}

/** Stories of what members see; a flow is part of a screen or a dialog. */
const looked = /^(?:dialogs|screens|controls)-/;
/** Screens whose long grid draws as many rows as it has measured room for, at that moment. */
const unsteady = /^screens-(?:media-library|templates-gallery)-/;
/** Milliseconds: between two looks, and until the last. */
const pause = 50;
const patience = 10_000;
/** Milliseconds after which a story stands still when it is taken down. */
const rest = 500;

/** `write` takes looks down, a number changes as many declarations of each story in turn (tests/bench/looks.ts). */
const { VITE_LOOKS: mode = '' } = import.meta.env;
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

afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  if (!looked.test(id) || unsteady.test(id) || task.result?.state === 'fail') return;
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
    await later(rest);
    await commands.takeLookDown(id, currentLook());
    return;
  }
  const found = await differencesOf(id);
  if (found.length > 0)
    throw new Error(
      [`The look of ${id} has changed; "npm run looks" keeps it so:`, ...found].join('\n'),
    );
});
