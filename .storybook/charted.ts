import { flows } from './flows.ts';
import { beginFrom, connect } from './statechart/preview/connect.ts';
import { statechart } from './statechart/preview/decorator.tsx';
import { presenterOf } from './statechart/preview/presenter.ts';

/** Plays the chart of the story on the canvas. */
export const presenter = presenterOf(flows, beginFrom(window.location.search));
connect(presenter);

/** Around every story: its chart is in the statechart panel's hands. */
export const charted = statechart(flows, presenter);
