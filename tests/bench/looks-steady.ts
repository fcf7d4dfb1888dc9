import type { Steadiness } from '../../.storybook/looks/steady.ts';
import { openFaces } from './faces.ts';
import { components, foundIn } from './looked.ts';

/**
 * False alarms of the looks: stories of ten components, dialogs and screens, drawn again and again under three sets of
 * fonts in turn, and compared with their baselines, none of which has changed. Run:
 * `npx tsx tests/bench/looks-steady.ts [runs]`.
 */
const [runs = '100'] = process.argv.slice(2);
/** Runs in one browser: the next has a new one, with nothing loaded. */
const inOne = 10;
const stories = [
  ...components,
  'stories/auth/login.',
  'stories/billing/tip.',
  'stories/billing/purchase.',
  'stories/chat/conversation.',
  'stories/media/library.',
];

const faces = openFaces();
let [done, compared, alarms] = [0, 0, 0];
try {
  for (let turn = 0; done < Number(runs); turn += 1) {
    const [name, fonts] = faces.at(turn);
    const times = Math.min(inOne, Number(runs) - done);
    const begun = performance.now();
    const found = foundIn<Steadiness>(stories, { ...fonts, VITE_LOOKS_TIMES: String(times) });
    const all = [...found.values()];
    done += times;
    compared += all.reduce((sum, each) => sum + each.times, 0);
    alarms += all.reduce((sum, each) => sum + each.alarms.length, 0);
    for (const [story, each] of found)
      for (const words of each.alarms) console.log(`alarm: ${story}: ${words.join('; ')}`);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    console.log(
      `${done} runs: ${times} with ${name}, ${found.size} stories each, in ${seconds} s; ${alarms} false alarms`,
    );
  }
} finally {
  faces.close();
}
console.log(`${alarms} false alarms in ${done} runs, of ${compared} stories compared`);
process.exit(alarms > 0 ? 1 : 0);
