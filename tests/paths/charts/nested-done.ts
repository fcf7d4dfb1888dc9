import { assign, createMachine } from 'xstate';

/** Final states inside final states; their outputs are passed to the parent. */
export const nestedDone = createMachine({
  id: 'nestedDone',
  context: { grade: 0 },
  initial: 'course',
  states: {
    course: {
      initial: 'lesson',
      states: {
        lesson: {
          initial: 'reading',
          states: {
            reading: { on: { 'page.turn': 'exercise' } },
            exercise: { on: { 'answer.right': 'passed', 'answer.wrong': 'reading' } },
            passed: { type: 'final', output: { grade: 5 } },
          },
          onDone: {
            target: 'exam',
            actions: assign({ grade: ({ event }) => (event.output as { grade: number }).grade }),
          },
        },
        exam: { on: { 'exam.pass': 'graduated', 'exam.fail': 'lesson' } },
        graduated: { type: 'final' },
      },
      onDone: 'celebrating',
    },
    celebrating: { after: { 100: 'over' } },
    over: { type: 'final' },
  },
  output: ({ context }) => context.grade,
});
