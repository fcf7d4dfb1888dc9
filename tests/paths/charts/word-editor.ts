import { createMachine } from 'xstate';

const toggle = (name: string) => ({
  initial: 'off',
  states: { off: { on: { [`${name}.toggle`]: 'on' } }, on: { on: { [`${name}.toggle`]: 'off' } } },
  on: { 'format.clear': '.off' },
});

/** Four regions side by side, one event that all of them handle. */
export const wordEditor = createMachine({
  id: 'wordEditor',
  type: 'parallel',
  states: {
    bold: toggle('bold'),
    italic: toggle('italic'),
    underline: toggle('underline'),
    list: {
      initial: 'none',
      states: {
        none: { on: { 'list.bullets': 'bullets', 'list.numbers': 'numbers' } },
        bullets: { on: { 'list.none': 'none', 'list.numbers': 'numbers' } },
        numbers: { on: { 'list.none': 'none', 'list.bullets': 'bullets' } },
      },
    },
  },
});
