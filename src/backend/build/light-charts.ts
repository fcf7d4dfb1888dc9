import type { Plugin } from 'vite';

const names = ['entry', 'exit', 'transitions', 'always'];

/** Pieces of XState's charts as it has them, and as the client has them; each stands there once. */
const changes: readonly (readonly [theirs: string, ours: string])[] = [
  // A state's transitions are worked out when it is first entered or asked, not when its chart is made.
  [
    `  _initialize() {
    this.transitions = formatTransitions(this);`,
    `  _initialize() {}
  _ready() {
    if (this._isReady) return;
    this._isReady = true;
    this.transitions = formatTransitions(this);`,
  ],
  [
    `    Object.keys(this.states).forEach(key => {
      this.states[key]._initialize();
    });
  }`,
    `  }
  ${names
    .map(
      (name) => `get ${name}() {
    this._ready();
    return this._${name};
  }
  set ${name}(value) {
    this._${name} = value;
  }`,
    )
    .join('\n  ')}`,
  ],
  // Asks every state for its transitions, for the inspector alone.
  ['    this.events = this.root.events;\n', ''],
  // A chart whose ports are filled is drawn as the one without: the states are the same ones.
  ['return new StateMachine(this.config, {', 'return withPorts(this, {'],
  [
    'export { StateMachine as S',
    `const own = ['transition', 'getInitialSnapshot', 'getPersistedSnapshot', 'restoreSnapshot', 'start'];
function withPorts(machine, implementations) {
  const filled = Object.create(machine);
  filled.implementations = implementations;
  for (const name of own) filled[name] = StateMachine.prototype[name].bind(filled);
  return filled;
}
export { StateMachine as S`,
  ],
];

/** XState's charts, made in a moment: throws when a piece is not what it was. */
export function lightened(code: string): string {
  return changes.reduce((text, [theirs, ours]) => {
    if (text.split(theirs).length !== 2) {
      throw new Error(`XState has changed, read light-charts.ts against it: ${theirs}`);
    }
    return text.replace(theirs, () => ours);
  }, code);
}

/**
 * XState works out every transition of every state when a chart is made, and once more when its ports
 * are filled: a third of what a phone computed before the first frame, for states that are not entered.
 */
export function lightCharts(): Plugin {
  return {
    name: 'light-charts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/xstate\/dist\/StateMachine-[^/]*\.esm\.js$/ },
      handler: (code) => ({ code: lightened(code), map: null }),
    },
  };
}
